// npm run house: measures the layout of the code, and fails if it breaks an agreed limit.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { sectionTypes, stepTypes } from "../../schema/traits.ts";
import { readArrows } from "./arrows.ts";
import { measuresOf } from "./measures.ts";
import { readSource } from "./source.ts";

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs", "*.cjs"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => file !== "" && !isGenerated(file) && existsSync(file));
const all = files.map((file) => readSource(file, readFileSync(file, "utf8")));
const measures = measuresOf({
  all,
  sources: all.filter(({ file }) => ships(file)),
  wings: readArrows(readFileSync("README.md", "utf8")),
  rooms: readArrows(readFileSync("docs/architecture.md", "utf8")),
  typeFolders: [
    ...Object.keys(stepTypes).map((type) => `renderers/${type}`),
    ...Object.keys(sectionTypes).map((type) => `renderers/sections/${type}`),
  ],
});

for (const { name, value, bound, found } of measures) {
  const isKept = value <= bound;
  process.stdout.write(`${isKept ? "✓" : "✗"} ${name}: ${value} (at most ${bound})\n`);
  if (!isKept) for (const line of found) process.stdout.write(`    ${line}\n`);
}
process.exitCode = measures.every(({ value, bound }) => value <= bound) ? 0 : 1;

/** Whether `npm run schema` writes a file. */
function isGenerated(file: string): boolean {
  return file.startsWith("schema/");
}

/** Whether a file is part of the product: not a test, a measurement or a tool's settings. */
function ships(file: string): boolean {
  return (
    /^(engine|renderers|src|supabase\/functions)\//.test(file) &&
    !/\.test\.|\/testing\/|\/_template\/|\.d\.ts$/.test(file)
  );
}
