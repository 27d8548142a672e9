// Sets variables from the file .env if there is one. Those that are set already stay as they are, and those that the file
// leaves empty are not set. ENV_FILE names another file; if it is empty no file is read, as tests need it.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const file = process.env.ENV_FILE ?? ".env";
if (file && existsSync(file))
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8"))))
    if (value && process.env[name] === undefined) process.env[name] = value;
