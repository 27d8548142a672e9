import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defects } from "./defects.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");

// `npm run planted` takes half an hour, and would say only in the middle of it that a file has changed since.
test.each(defects)("$what: its text is there once, and then the line that is to be named", (defect) => {
  const { file, from, to, funnel, line } = defect;
  expect(read(file).split(from)).toHaveLength(2);
  expect(file === funnel ? read(file).replace(from, () => to) : read(funnel)).toContain(line);
});
