import { existsSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse } from "../server/database/index.ts";
import { type ServerSettings, serverSettingsOf } from "../server/server-settings.ts";
import { refuse } from "./output.ts";

/**
 * Runs a command's work on the operator's database. If there is none, or it does not answer, prints why.
 *
 * @param work returns the exit code
 * @returns the exit code: 2 if it could not begin
 */
export async function atDatabase(work: (place: ServerSettings) => Promise<number>): Promise<number> {
  const place = serverSettingsOf(process.env);
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, "postgres")))
    return refuse(`There is no database in "${place.dataDir}" yet. Start the server once, or set DATABASE_URL.`);
  try {
    return await work(place);
  } catch (error) {
    return refuse(reasonOf(error));
  }
}

/** A second server would need another folder, and that would be another database. */
function reasonOf(error: unknown): string {
  if (error instanceof FolderInUse)
    return (
      `The database in "${error.folder}" is in use by process ${error.pid}, which does not answer this command. ` +
      "A server answers it to the user who started it: run this as that user, or wait until another command has ended."
    );
  return error instanceof Error ? error.message : String(error);
}
