import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { formatReport, reportFormats, signed } from "../../engine/report/index.ts";
import { readText } from "../../src/disk/read-text.ts";
import { expectGolden } from "../golden.ts";

const read = (file: string) => readText(join(import.meta.dirname, file));
const check = (today?: string) => checkFunnel("funnel.yaml", read, today === undefined ? {} : { today });
const golden = (name: string, text: string) => expectGolden(join(import.meta.dirname, `${name}.txt`), text);

test.each(reportFormats)("in the format %s, problems in two files are told as before", (format) => {
  const { problems, files } = check();
  golden(format, formatReport(problems, files, format));
});

test("in a terminal, what a word says is painted", () => {
  const { problems, files } = check();
  golden(
    "painted",
    formatReport(problems, files, "stylish", (kind, text) => `<${kind}>${text}</${kind}>`),
  );
});

test("what somebody signed for is told as before, and no longer once that has expired", () => {
  golden("signed", signed(check("2027-01-31").signed));
  expect(signed(check("2027-02-01").signed)).not.toContain("idle-countdown");
  expect(signed([])).toBe("");
});

test.each(reportFormats)("in the format %s, no problem is told as before", (format) => {
  golden(`none.${format}`, formatReport([], new Map([["funnel.yaml", ""]]), format));
});
