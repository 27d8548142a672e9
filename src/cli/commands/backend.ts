import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import { definitionHash } from "../../disk/index.ts";
import { defineCommand } from "../command.ts";
import { loadDefinition } from "../load-definition.ts";
import { refuse, writeOut } from "../output.ts";

/** Where the functions look for it when they run on Supabase. */
const place = "supabase/functions/_shared/funnel.json";

/** `funnel backend [FILE]`: writes the backend's part of a definition, before the functions are deployed. */
export const backend = defineCommand({
  name: "backend",
  description: `Writes what the functions know of a definition for Supabase: exit code 0 if done, 1 if there are problems`,
  positionals: {
    file: { default: "funnel.yaml", description: "The definition" },
  },
  options: {
    out: { type: "string", default: place, description: "Where to write it" },
  },
  run({ file, out }) {
    if (!existsSync(dirname(out)))
      return refuse(
        `There is no folder "${dirname(out)}". Run this in the folder of the project, or name a file in a folder that is there: --out FILE.`,
      );
    const definition = loadDefinition(file, "backend FILE");
    if (typeof definition === "number") return definition;
    const funnel = serverFunnelOf(definition, definitionHash(definition));
    const code = writeOut(out, `${JSON.stringify(funnel)}\n`, file);
    if (code === 0)
      process.stdout.write(`${out}: ${funnel.id}, version ${funnel.version}, fingerprint ${funnel.hash}\n`);
    return code;
  },
});
