// Installs the packages of a fresh clone, and does nothing otherwise. Runs before `npm start`, `npm test` and `npm run
// dev`.
import { execFileSync } from "node:child_process";
import { isInstalled } from "./is-installed.mjs";

if (!isInstalled("package-lock.json", "node_modules/.package-lock.json"))
  execFileSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
