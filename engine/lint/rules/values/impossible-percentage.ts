import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { copyParts } from "../../../copy/index.ts";
import { evaluateEach } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { placedScales } from "../../placed-sections.ts";
import { answeredTotals } from "../../reach/answered-totals.ts";
import type { Rule } from "../../rule.ts";
import { inPercent } from "../../written/in-percent.ts";

/** What is computed from a score and shown in percent, or on a gauge, goes from its beginning to its end. */
export const impossiblePercentage: Rule = {
  id: "impossible-percentage",
  severity: "warning",
  why: "Six statements that give 1 to 5 points make 6 to 30. Divided by 24 without taking off the 6, the highest is 125 %, and divided by 30 after taking them off, nobody comes above 80 %. It shows only to the visitors at the ends of the scale. It is told where a value is computed from the points on one scale, and a text shows it with a percent sign, or a gauge or a bar draws it.",
  wrong: "share: { of: (score.order - 2) / 10 * 100, round: 0 }",
  right: "share: { of: (score.order - 2) / 8 * 100, round: 0 }",
  *check(context) {
    const { definition, authored, values } = context;
    const shown = authored.flatMap(({ text, path }) => inPercent(text).map((name) => ({ name, path })));
    const gauges = placedScales(definition).flatMap(({ scale: { value, min = 0, max }, path }) => {
      const [part, ...others] = typeof value === "string" ? copyParts(value) : [];
      return part && "name" in part && others.length === 0 ? { name: part.name, path, low: min, high: max } : [];
    });
    const scales = scalesOf(context);
    const told = new Set<string>();
    for (const [name, { reads }] of values) {
      // What is computed from a wrong one is wrong with it.
      if (reads.some((read) => told.has(read))) continue;
      const isNamed = (one: { readonly name: string }) => one.name === name;
      const isPercent = shown.some(isNamed);
      const bounds = gauges.findLast(isNamed) ?? (isPercent ? { low: 0, high: 100 } : undefined);
      const shownAt = new Set([...shown, ...gauges].filter(isNamed).map(({ path }) => String(path[1])));
      const ends = bounds && endsOf(name, scales.get(name), shownAt, context);
      if (!bounds || !ends) continue;
      const { scale, points, low, high } = ends;
      const [from, to] = [Math.min(low, high), Math.max(low, high)];
      const span = bounds.high - bounds.low;
      const isOff = from < bounds.low - span / 200 || to > bounds.high + span / 200;
      const isShare = sharesOf(definition, name);
      const isShort = span > 0 && (isShare ? to < bounds.high - span / 200 : to - bounds.low <= span / 50);
      if (!isOff && !isShort) continue;
      told.add(name);
      const made = `Answers make ${points.low} to ${points.high} points on "${scale}", so "${name}" goes from ${rounded(from)} to ${rounded(to)}`;
      yield {
        message: `${made}, but it is shown ${isPercent ? "in percent" : `on a scale from ${bounds.low} to ${bounds.high}`}. Write of: "${shareOf(scale, points)}".`,
        path: ["values", name, "of"],
      };
    }
  },
};

const rounded = (number: number) => Math.round(number * 10) / 10;

const shareOf = (scale: string, { low, high }: { readonly low: number; readonly high: number }) => {
  const above = low === 0 ? `score.${scale}` : `(score.${scale} ${low < 0 ? "+" : "-"} ${Math.abs(low)})`;
  return `${above} / ${high - low} * 100`;
};

/** Whether a value is written as a share of something: `… / 30 * 100`. */
const sharesOf = ({ values }: FunnelDefinition, name: string) =>
  /\/\s*[\d.]+\s*\)*\s*\*\s*100\b|\b100\s*\*.*\/\s*[\d.]+/.test(String(values[name]?.of));

/** The scales that each value is computed from in the end; undefined if anything else decides it. */
function scalesOf({ values }: LintContext): ReadonlyMap<string, ReadonlySet<string> | undefined> {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  // Each value comes after those that it reads.
  for (const [name, { reads }] of values) {
    const read = reads
      .filter((each) => !/^(?:facts|plans)\./.test(each))
      .map((each) => (each.startsWith("score.") ? new Set([each.slice("score.".length)]) : known.get(each)));
    known.set(name, read.includes(undefined) ? undefined : new Set(read.flatMap((scales) => [...(scales ?? [])])));
  }
  return known;
}

/** What a value of one scale comes to for those with the fewest and the most points; undefined where nothing says that. */
function endsOf(
  name: string,
  scales: ReadonlySet<string> | undefined,
  shownAt: ReadonlySet<string>,
  { definition, steps, values }: LintContext,
) {
  const [scale, other] = scales ?? [];
  if (scale === undefined || other !== undefined) return undefined;
  const points = answeredTotals(scale, steps, definition.start, shownAt);
  if (!points || points.low === points.high) return undefined;
  const at = (total: number) =>
    evaluateEach(values, (read) => (read === `score.${scale}` ? total : factIn(read)))(name);
  const factIn = (read: string) => {
    const value = definition.facts[read.replace("facts.", "")]?.value;
    return typeof value === "number" ? value : undefined;
  };
  const [low, high] = [at(points.low), at(points.high)];
  return low === undefined || high === undefined ? undefined : { scale, points, low, high };
}
