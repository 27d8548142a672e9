import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const cache = "node_modules/.cache";
const { version } = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"));
const place = join(cache, `empty-postgres-${version}`);

/**
 * The files of an embedded Postgres that nobody has used yet, as an archive. It takes four seconds of work to make them, so
 * that is done once for all tests, which take copies; whoever is about its making starts without one.
 */
export async function emptyPostgres(): Promise<Blob> {
  await make();
  return new Blob([readFileSync(join(place, "archive"))]);
}

/** Puts an embedded Postgres that nobody has used yet into the folder of a database, unless there is one. */
export async function putEmptyPostgres(dataDir: string): Promise<void> {
  const folder = join(dataDir, "postgres");
  if (existsSync(folder)) return;
  await make();
  cpSync(join(place, "folder"), folder, { recursive: true });
}

/** In a folder of its own first: others may be making it at the same time, or be cut off half-way. */
async function make(): Promise<void> {
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  const own = mkdtempSync(`${place}-`);
  const lite = await PGlite.create(join(own, "folder"));
  const archive = await lite.dumpDataDir("none");
  await lite.close();
  writeFileSync(join(own, "archive"), new Uint8Array(await archive.arrayBuffer()));
  try {
    renameSync(own, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(own, { recursive: true });
  }
}
