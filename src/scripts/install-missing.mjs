// Installs what a fresh clone lacks, and nothing otherwise. Runs before `npm start`, `npm test` and `npm run dev`.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
// Vite is missing where somebody installed for production only.
const isCurrent =
  existsSync(installed) &&
  existsSync("node_modules/vite") &&
  statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isCurrent)
  execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
