import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds, unless the build that is there is of these very sources. Contents are compared, never times: a checkout, a
 * copy or a restored backup changes times and contents independently.
 *
 * @param {{ outDir: string, sources: string[], environment: Record<string, string | undefined>, build: () => void }} job
 *   the build's folder; files and folders it is made from beside the definition, whose files the build itself lists in
 *   `server/inputs.json`; variables that shape it; how to build
 * @returns {boolean} whether it had to build
 */
export function buildIfChanged({ outDir, sources, environment, build }) {
  const stamp = join(outDir, "server", "stamp.json");
  // Before the build: what changes meanwhile is then seen at the next start.
  const made = digest([JSON.stringify(environment), process.version, ...sources.map(contentsOf)]);
  const last = existsSync(stamp) ? JSON.parse(readFileSync(stamp, "utf8")) : undefined;
  if (last?.made === made && hasSameInputs(outDir) && last.result === resultOf(outDir)) return false;
  build();
  writeFileSync(stamp, JSON.stringify({ made, result: resultOf(outDir) }));
  return true;
}

function hasSameInputs(outDir) {
  const inputs = JSON.parse(readFileSync(join(outDir, "server", "inputs.json"), "utf8"));
  return Object.entries(inputs).every(
    ([file, hash]) => hash === (existsSync(file) ? digest([contentsOf(file)]) : null),
  );
}

/** What the build wrote, so that one that was cut short or touched is made anew. */
const resultOf = (outDir) => digest([contentsOf(join(outDir, "client")), contentsOf(join(outDir, "server"))]);

function contentsOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return "";
  if (!stat.isDirectory()) return readFileSync(path);
  const names = readdirSync(path).filter((name) => name !== "stamp.json");
  return digest(names.sort().flatMap((name) => [`${name}\n`, digest([contentsOf(join(path, name))])]));
}

function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
