import { readdirSync } from "node:fs";
import process from "node:process";
import { testFile } from "./runner.ts";

/** Tests of the functions, in one module graph: every file, or a part of them as in `TEST_SHARD=1/2`. */

const folder = new URL("../../functions/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts"))
  .sort();
const [part = 1, parts = 1] = (process.env.TEST_SHARD ?? "").split("/").filter(Boolean).map(Number);
for (const path of files.filter((_, index) => index % parts === part - 1))
  testFile(path, () => import(new URL(path, folder).href));
