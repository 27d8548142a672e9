import { copyParts, namesIn } from "../../../copy/index.ts";
import { readableNames } from "../../../flow/index.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import { sectionPlaces, sectionWith } from "../../../traits/index.ts";
import { evaluateEach, isSameType, type Readable, simpleDimension } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { type PlacedSection, placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

type Way = PlacedSection<"drawsWay">["section"];

/** A curve begins and ends where its words say, takes as long as the page says, and promises no dangerous loss of weight. */
export const misdrawnChart: Rule = {
  id: "misdrawn-chart",
  severity: "warning",
  why: "A curve is believed before it is read. If its two ends are swapped, if it takes months where weeks were computed, or if the heading names another day, visitors get two answers to the one question that they came with. And a curve that takes off more than a kilogram a week is one that no doctor would sign: about a pound a week is what most health offices call safe, and two at most.",
  wrong: 'over: { months: "{weeks}" }',
  right: 'over: { weeks: "{weeks}" }',
  *check(context) {
    for (const { section, path } of placedSections(context.definition, "drawsWay"))
      yield* faultsOf(section, path, context);
  },
};

function* faultsOf(chart: Way, path: Path, context: LintContext): Iterable<Finding> {
  const read = readers(context);
  const [now, goal] = [nameIn(chart.now.value), nameIn(chart.goal.value)];
  for (const [own, other, each] of [
    [now, goal, "now"],
    [goal, now, "goal"],
  ] as const) {
    const text = chart[each].text ?? "";
    if (other !== undefined && own !== other && nameIn(text) === other)
      yield {
        message: `The curve draws "${own ?? chart[each].value}" here, and says {${other}}, which is its other end. Show what is drawn, or leave out "text".`,
        path: [...path, each, "text"],
      };
  }
  const [from, to] = [read(now), read(goal)];
  if (from && to && isOther(from, to)) {
    yield {
      message: `This curve goes from {${now}} to {${goal}}, which are not measured alike. Draw both ends in one measure.`,
      path: [...path, "goal", "value"],
    };
    return;
  }
  const [entry] = Object.entries(chart.over);
  if (!entry) return;
  const [unit, long] = entry;
  const stretch = nameIn(long);
  const shown = stretch === undefined ? undefined : context.values.get(stretch)?.compiled?.unit;
  const written = shown && "intl" in shown ? `${shown.intl}s` : undefined;
  if (written !== undefined && written !== unit) {
    yield {
      message: `{${stretch}} is in ${written}, and its number is taken for ${unit} here. ${spans.has(written) ? `Write over: { ${written}: "{${stretch}}" }.` : `Compute it in ${unit}.`}`,
      path: [...path, "over", unit],
    };
    return;
  }
  const days = spans.get(unit);
  if (now === undefined || goal === undefined || days === undefined) return;
  const [far, near] = samples.map(([begin, end]) => {
    const given = new Map([
      [now, begin],
      [goal, end],
      ["today", day],
    ]);
    const at = evaluateEach(context.values, (name) => given.get(name));
    return { begin, end, at, taken: typeof long === "number" ? long * days : at(stretch ?? "") };
  });
  if (!far?.taken || !near?.taken) return;
  const { begin, end, taken } = far;
  const pace = ((begin - end) / taken) * 7;
  // Without an index the weight may be that of a dog.
  const isBody = [...context.values.keys()].some((name) => bodyMass.test(name));
  if (isBody && from && to && isWeight(from) && isWeight(to) && pace > fastest)
    yield {
      message: `From ${begin} kg to ${end} kg this curve takes ${said(taken / 7)} weeks, which is ${said(pace)} kg (${said(pace / pound)} lb) a week. More than 1 kg (2 lb) a week is not safe without a doctor: let it take longer.`,
      path: [...path, "over", unit],
    };
  for (const { name, path: place } of datesBeside(chart, path, context)) {
    const [date, other] = [far.at(name), near.at(name)];
    // A day that does not follow from where the curve begins and ends is another one.
    if (date === undefined || date === other || Math.abs(date - day - taken) <= Math.max(8, taken / 10)) continue;
    yield {
      message: `The curve ends ${said(taken / 7)} weeks from today where {${name}} is ${said(Math.abs(date - day) / 7)} weeks ${date < day ? "ago" : "from today"}. Let both follow from one number: today + ${stretch ?? `${long} ${unit}`}.`,
      path: place,
      excerpt: `{${name}}`,
    };
  }
}

/** A weight of today and a goal, in kilograms: a long way and a short one. */
const samples = [
  [110, 90],
  [80, 75],
] as const;

/** Any day. */
const day = 20_000;

/** The most kilograms a week that no doctor has to look after; two pounds are a little less. */
const fastest = 1.05;

const pound = 0.45359237;

/** How a value is called that is a body mass index. */
const bodyMass = /(?:^|-)(?:bmi|imc|imt|vki)(?:-|$)/i;

/** Days of what a curve can be counted in. */
const spans: ReadonlyMap<string, number> = new Map([
  ["days", 1],
  ["weeks", 7],
  ["months", 30.4],
]);

const said = (number: number) => String(Number(number.toFixed(number < 10 && number > -10 ? 1 : 0)));

/** The name of the one placeholder that something is. */
function nameIn(quantity: number | string): string | undefined {
  const [part, ...others] = typeof quantity === "string" ? copyParts(quantity) : [];
  return part && "name" in part && others.length === 0 ? part.name : undefined;
}

/** What a name stands for, if it can be computed with. */
function readers({ definition, steps, values }: LintContext): (name: string | undefined) => Readable | undefined {
  const fields = readableNames(definition, steps);
  return (name = "") => values.get(name) ?? fields.get(name);
}

/** Whether two amounts are of other dimensions: a weight and an index. */
const isOther = ({ type: a }: Readable, { type: b }: Readable): boolean =>
  a.kind === "amount" && b.kind === "amount" && !isSameType(a, b);

const isWeight = ({ type }: Readable): boolean => simpleDimension(type) === "mass";

type Date = { readonly name: string; readonly path: Path };

/** Days that are computed from today, where a page says when its curve ends: in its headings, and at the curve's own end. */
function datesBeside({ heading = "", goal }: Way, path: Path, context: LintContext): readonly Date[] {
  const step = String(path[1]);
  const shown = context.definition.steps[step];
  const headings = (shown ? sectionPlaces(shown) : []).flatMap(({ section, at }) => {
    const text = sectionWith("isHeading", section)?.text;
    return text === undefined ? [] : [{ text, path: ["steps", step, ...at, "text"] }];
  });
  return [
    ...headings,
    { text: heading, path: [...path, "heading"] },
    { text: goal.label, path: [...path, "goal", "label"] },
    { text: goal.text ?? "", path: [...path, "goal", "text"] },
  ].flatMap(({ text, path: place }) =>
    namesIn(text).flatMap((name) => (context.values.get(name)?.type.kind === "date" ? [{ name, path: place }] : [])),
  );
}
