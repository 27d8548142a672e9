import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const cache = "node_modules/.cache";
const { version } = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"));
const place = join(cache, `empty-postgres-${version}`);

/**
 * The files of an unused embedded Postgres, as an archive. Creating them takes four seconds, so it is done once and all
 * tests take copies. Tests of the creation itself start without it.
 */
export async function emptyPostgres(): Promise<Blob> {
  await make();
  return new Blob([readFileSync(join(place, "archive"))]);
}

/** Puts an unused embedded Postgres into a database's folder, unless there is one already. */
export async function putEmptyPostgres(dataDir: string): Promise<void> {
  const folder = join(dataDir, "postgres");
  if (existsSync(folder)) return;
  await make();
  cpSync(join(place, "folder"), folder, { recursive: true });
}

/** Written to a separate folder first: other processes may be creating it at the same time, or be interrupted. */
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
