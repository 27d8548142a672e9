import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { readText } from "../../src/disk/read-text.ts";
import { expectGolden } from "../golden.ts";

const folder = import.meta.dirname;

/** Days in the funnels are before or after this one. */
const today = "2026-06-30";

/** Funnels of other trades with many mistakes each, and with what is right beside them. */
const funnels = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));

test.each(funnels)("what is told of %s stays as it is", (name) => {
  const { problems } = checkFunnel(join(folder, name), readText, { today });
  const lines = problems.map(({ file, line, column, endLine, endColumn, severity, rule, message, suggest }) => {
    const other = basename(file) === basename(name) ? "" : `${basename(file)}:`;
    const place = `${other}${line}:${column}${endLine === line ? `-${endColumn}` : ""}`;
    return `${place} ${severity} ${rule}: ${message}${suggest === null ? "" : ` → ${suggest}`}`;
  });
  expect(lines).not.toEqual([]);
  expectGolden(join(folder, name.replace(/yaml$/, "txt")), `${lines.join("\n")}\n`);
});
