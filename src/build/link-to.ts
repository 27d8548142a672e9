import type { SchemaPart } from "./say-type.ts";

/** The parts of a schema that others refer to, by name. */
export type Definitions = Readonly<Record<string, SchemaPart>>;

/** How the reference writes the name of a definition: as a link to where the page tells of it. */
export const linkTo =
  (definitions: Definitions) =>
  (name: string): string => {
    if (name === "section" || name === "step") return `[${name}](#types-of-${name}s)`;
    return `[${name}](#${definitions[name]?.properties ? name.toLowerCase() : "vocabulary"})`;
  };
