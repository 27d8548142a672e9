// Sets variables from the file .env if there is one. Variables that are already set keep their values, and empty ones
// in the file are ignored. ENV_FILE names another file; if it is empty, no file is read, as tests need it.
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const file = process.env.ENV_FILE ?? ".env";
if (file && existsSync(file))
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8"))))
    if (value && process.env[name] === undefined) process.env[name] = value;
