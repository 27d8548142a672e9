import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fragment } from "./compose-schema.ts";

/**
 * Looks at what fragments describe among their `definitions`: all of them share one schema, in which a type is named after
 * each, and a second one of the same name would take the place of the first without a word.
 *
 * @param root folder of the project
 * @returns what is wrong with a fragment's own, worded to follow its path; undefined if nothing is
 */
export function definitionCheck(root: string): (fragment: Fragment, file: string) => string | undefined {
  const vocabulary = "schema/vocabulary.schema.json";
  const { definitions }: { definitions: object } = JSON.parse(readFileSync(join(root, vocabulary), "utf8"));
  const homes = new Map(Object.keys(definitions).map((name) => [name, vocabulary]));
  return ({ definitions = {} }, file) => {
    for (const name of Object.keys(definitions)) {
      const home = homes.get(name);
      if (home) return `describes "${name}", which ${home} does already. Give it another name, or use that one.`;
      if (!/^[a-z][A-Za-z0-9]*$/.test(name))
        return `describes "${name}", after which a type is named. Write it without hyphens and blanks, as ${camelCase(name)}.`;
      homes.set(name, file);
    }
    return undefined;
  };
}

const camelCase = (name: string): string =>
  name
    .replace(/^[^A-Za-z]+/, "")
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace(/[^A-Za-z0-9]+(.?)/g, (_, letter: string) => letter.toUpperCase());
