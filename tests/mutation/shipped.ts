import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The paths of every shipped definition and of one translation, by their names in tests. */
export const shipped: Readonly<Record<string, string>> = Object.fromEntries(
  ["funnel.yaml", "funnel.de.yaml", ...funnelsIn("examples"), ...funnelsIn("templates")].map((file) => [
    file,
    join(root, file),
  ]),
);

function funnelsIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .map((name) => join(folder, name, "funnel.yaml"))
    .filter((file) => existsSync(join(root, file)));
}
