// Plants defects in a copy of the project, one at a time, and says whether `funnel prove` finds each at its line:
// npm run planted [-- PART OF ITS NAME]. It takes some minutes, so `npm test` does not run it.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Defect, defects } from "./defects.ts";

const root = resolve(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, "planted-"));
const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
for (const file of tracked.split("\0").filter(Boolean)) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(root, file), join(copy, file));
}
// Each package by itself: what is built and bundled below `node_modules` must belong to the copy.
mkdirSync(join(copy, "node_modules"));
for (const name of readdirSync(join(root, "node_modules")).filter((name) => name !== ".cache"))
  symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));

const [part = ""] = process.argv.slice(3);
const wanted = defects.filter(({ what }) => what.includes(part));

let missed = 0;
try {
  for (const defect of wanted) {
    const said = prove(defect);
    if (said !== undefined) missed++;
    console.log(`${said === undefined ? "found " : "MISSED"}  ${defect.what}${said === undefined ? "" : `\n${said}`}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${wanted.length - missed} of ${wanted.length} planted defects were found, each at its line.`);
process.exitCode = missed > 0 ? 1 : 0;

/**
 * Proves a funnel with a defect.
 *
 * @returns what it printed if that does not name the line; undefined if it does
 */
function prove({ what, file, from, to, funnel, only, line }: Defect): string | undefined {
  const path = join(copy, file);
  const sound = readFileSync(path, "utf8");
  if (sound.split(from).length !== 2)
    throw new Error(`“${what}” cannot be planted: "${from}" must be in ${file} once.`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  try {
    const words = ["src/cli/bin.mjs", "prove", funnel, ...(only ? ["--only", only] : [])];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8" });
    const at =
      readFileSync(join(copy, funnel), "utf8")
        .split("\n")
        .findIndex((text) => text.includes(line)) + 1;
    const isFound = status === 1 && `${stdout}${stderr}`.includes(`${funnel}:${at}:`);
    return isFound ? undefined : `${stdout}${stderr}`;
  } finally {
    writeFileSync(path, sound);
  }
}
