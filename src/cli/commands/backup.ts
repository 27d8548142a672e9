import "../../scripts/load-env.mjs";
import { resolve } from "node:path";
import { operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { refuse } from "../output.ts";

/** `funnel backup FOLDER`: copies the embedded database into a folder that a server can be started on. */
export const backup = defineCommand({
  name: "backup",
  description:
    "Copies the embedded database into a new folder; the server may be running: exit code 0 if all of it is there, 2 if nothing is",
  positionals: { folder: { description: "Folder to make; it must not be there yet" } },
  options: {},
  run: ({ folder }) =>
    atDatabase(async (place) => {
      if (place.databaseUrl !== undefined)
        return refuse("DATABASE_URL names a Postgres of its own. Back it up with: pg_dump --schema=funnel");
      // Copied without migrating: migrations run after the backup.
      await operate(place, "backUp", { folder: resolve(folder) }, async () => undefined);
      process.stdout.write(
        `${folder} holds the database as it was just now. A server runs on it with DATA_DIR=${folder}\n`,
      );
      return 0;
    }),
});
