// `npm start`: installs what is missing, builds what has changed, and serves it.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import "./install-missing.mjs";
import "./quick-vite.mjs";
import { appBuild, recordedPath } from "./app-build.mjs";
import { isUpToDate } from "./build-record.mjs";
import { outDir } from "./out-dir.mjs";

if (!isUpToDate(appBuild.record, appBuild.circumstances, recordedPath)) {
  const { status } = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], { stdio: "inherit" });
  // The build has printed why.
  if (status !== 0) process.exit(status ?? 1);
}

if (process.env.npm_lifecycle_event) {
  // npm sends a signal to its shell, which ends without passing it on. So the shell's end is the signal to stop.
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
await import(pathToFileURL(resolve(join(outDir(), "server/main.js"))).href);
