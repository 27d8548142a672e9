import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type DiffFormat, diffFormats, diffFunnels, formatDiff } from "../../engine/diff/index.ts";
import { expectGolden } from "../golden.ts";
import { longFunnel } from "../graph/funnels.ts";
import { readFunnel } from "../read-funnel.ts";

const before = readFunnel("tests/diff/before.yaml");
const now = readFunnel("tests/diff/now.yaml");
const golden = (name: string, text: string) => expectGolden(join(import.meta.dirname, `${name}.txt`), text);

test.each(
  diffFormats.flatMap((format): [DiffFormat, string, typeof now, typeof now][] => [
    [format, "on", before, now],
    [format, "back", now, before],
  ]),
)("as %s, the way %s is told as before", (format, way, from, to) => {
  golden(`${way}.${format}`, formatDiff(diffFunnels(from, to), format));
});

test("another funnel altogether is told as before, and cut to what a comment can hold", () => {
  golden("other.markdown", formatDiff(diffFunnels(longFunnel(40), now), "markdown"));
});

describe("in a terminal", () => {
  const told = (from: typeof now, to: typeof now) =>
    formatDiff(diffFunnels(from, to), "text", (role, text) => `<${role}>${text}</${role}>`);

  test("headings and what breaks are painted", () => {
    expect(told({ ...now, version: 1 }, now)).toBe(`<strong>What breaks</strong>
  <error>stored answers</error>: The version rose from 1 to 2: what visitors have answered so far is dropped, and they start afresh. Keep 1 if their answers still fit.

<strong>Recorded answers</strong>
  ~ "version": 1 → 2

1 change; 1 thing breaks.
`);
  });

  test("nothing is said of what is the same", () => {
    expect(told(now, now)).toBe("Nothing changed.\n");
  });
});
