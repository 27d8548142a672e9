// Takes settings from the file .env where there is one. A variable that is set already stays, and one that the file
// leaves empty is not set. ENV_FILE names another file, and empty means none, as tests want it.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const file = process.env.ENV_FILE ?? ".env";
if (file && existsSync(file))
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8"))))
    if (value && process.env[name] === undefined) process.env[name] = value;
