import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The kinds of types that can be added in a folder of their own. */
export type Kind = "step" | "section" | "field";

const places = {
  step: {
    folder: "renderers",
    typed: (type: string) => `type Props = Pick<StepProps<"${type}">, "id" | "step" | "onNext">;`,
  },
  section: {
    folder: "renderers/sections",
    typed: (type: string) => `type Props = Pick<SectionProps<"${type}">, "section">;`,
  },
  field: { folder: "renderers/fields", typed: (type: string) => `type Type = "${type}";` },
} as const satisfies Record<Kind, { folder: string; typed: (type: string) => string }>;

/** The files of a new type, or why the name cannot be used. */
export type Scaffolded = { readonly files: readonly string[]; readonly next: string } | { readonly refused: string };

/**
 * Copies a `_template` folder to the place of a new type, fills in its name, and generates the schema and its types.
 *
 * @param type the word that authors will write after `type:`
 * @param root folder of the project
 */
export function scaffold(kind: Kind, type: string, root: string): Scaffolded {
  const { folder, typed } = places[kind];
  const target = join(folder, type);
  const refused = faultIn(kind, type, root);
  if (refused) return { refused };

  const template = join(root, folder, "_template");
  const names = readdirSync(template).filter((name) => name !== "README.md");
  const sources = names.map((name) => [name, readFileSync(join(template, name), "utf8")] as const);
  const component = componentName(kind, type, sources.map(([, source]) => source).join("\n"));
  mkdirSync(join(root, target));
  const files = sources.map(([name, source]) => {
    const file = join(target, name === "template.schema.json" ? `${kind}.schema.json` : name.replace("template", type));
    const text = source
      // The placeholder for the new type's own properties, up to the next blank line.
      .replace(/\/\/ Until [\s\S]*?\n\n/, `${typed(type)}\n\n`)
      .replace(/\bTemplate\b/g, component)
      .replace(/\btemplate\b/g, type);
    writeFileSync(join(root, file), sortImports(text));
    return file;
  });
  const generated = spawnSync(process.execPath, ["src/scripts/run.mjs", "src/build/generate.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (generated.status !== 0) return { refused: `${target} is written, but \`npm run schema\` failed; see above.` };
  return { files, next: nextSteps(kind, type, component) };
}

/** Sorts imports from the folder itself: the position of the new one depends on its name. */
const sortImports = (text: string) =>
  text.replace(/(?:^import .* from "\.\/.*\n)+/gm, (lines) => {
    const pathOf = (line: string) => line.slice(line.indexOf(' from "./'));
    const sorted = lines
      .trimEnd()
      .split("\n")
      .sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
    return `${sorted.join("\n")}\n`;
  });

function faultIn(kind: Kind, type: string, root: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return `"${type}" cannot be a type. Use small letters, digits and hyphens, and start with a letter: before-after.`;
  const target = join(places[kind].folder, type);
  if (existsSync(join(root, target))) return `"${target}" is there already. Choose another word.`;
  const { definitions } = JSON.parse(readFileSync(join(root, "schema/funnel.schema.json"), "utf8"));
  const name = `${camel(type)}${camel(`-${kind}`)}`;
  return Object.hasOwn(definitions, name) ? `The schema has a "${name}" already. Choose another word.` : undefined;
}

/** A component is named after its type, unless the template uses that name for something else. */
function componentName(kind: Kind, type: string, sources: string): string {
  const name = camel(`-${type}`);
  return new RegExp(`\\b${name}\\b`).test(sources) ? `${name}${camel(`-${kind}`)}` : name;
}

const camel = (type: string) => type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function nextSteps(kind: Kind, type: string, component: string): string {
  const { folder } = places[kind];
  const key = type.includes("-") ? `"${type}"` : type;
  return `Next
  1. Add this line to ${folder}/registry.ts; until then \`npx tsc -b\` asks for it:
       ${key}: () => import("./${type}/${type}.tsx").then((module) => module.${component}),
  2. Say in ${folder}/${type}/${kind}.schema.json what an author can write, show it in example.yaml, then: npm run schema
  3. Show it in ${folder}/${type}/${type}.tsx, test it beside it, and: npx vitest run ${folder}/${type} renderers/silhouette.test.ts
  4. At the end, and whenever example.yaml has changed: npm run schema && npm run fix && npm run check
  5. Use it in a funnel, which this walks in a browser: npx funnel prove my.yaml
docs/extending.md says how, and what else belongs to it.
`;
}
