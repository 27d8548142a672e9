import type { Range } from "../../../../schema/funnel.types.ts";
import { type ConditionNode, parseCondition, readableNames, triedOutcomes } from "../../../flow/index.ts";
import { type Finding, type Path, pathKey } from "../../../problem/index.ts";
import { fieldWith, sectionPlaces } from "../../../traits/index.ts";
import { ofEachBirthday } from "../../calendar/each-birthday.ts";
import type { LintContext } from "../../context.ts";
import { placedFields } from "../../placed-fields.ts";
import { isIn, totalsOn } from "../../reach/score-totals.ts";
import type { Rule } from "../../rule.ts";
import { unreachableOutcome } from "./unreachable-outcome.ts";

/** Ranges that share out one scale, count or number meet without an overlap and without a gap. */
export const unevenBands: Rule = {
  id: "uneven-bands",
  severity: "warning",
  why: "Both ends of a range are included. With `max: 5` and `min: 5`, five points are in both; with `max: 4` and `min: 6`, they are in neither: one visitor reads two results, another reads nothing. Begin each range one point above the end of the one below.",
  wrong: "- { type: text, when: { score: { fit: { min: 2 } } }, text: It suits you. }",
  right: "- { type: text, when: { score: { fit: { min: 3 } } }, text: It suits you. }",
  *check(context, found) {
    const { definition, steps } = context;
    // What is nobody's already shares nothing out.
    const idle = new Set(found.flatMap(({ rule, path }) => (rule === unreachableOutcome.id ? pathKey(path) : [])));
    const tried = triedOutcomes(definition);
    const outcomes = tried.flatMap(({ when }, index) => (idle.has(pathKey(["outcomes", index, "when"])) ? [] : [when]));
    const isWhole = !outcomes.includes(undefined);
    const isTurned = tried.some(({ when }) => when && hasTurned(when));
    // Where one is the wrong way round, nothing says what it was to share.
    if (!isTurned) yield* unevenIn({ conditions: outcomes, takes: "first", isWhole, hasRest: !isWhole }, context);
    for (const [id, step] of Object.entries(definition.steps)) {
      const lists = new Map<string, ConditionNode[]>();
      for (const { at, when } of steps[id]?.exits.forward ?? []) {
        const list = at.slice(0, -2).join(".");
        if (when) lists.set(list, [...(lists.get(list) ?? []), when]);
      }
      for (const conditions of lists.values()) yield* unevenIn({ conditions, takes: "first", isWhole: false }, context);
      const shown = sectionPlaces(step).flatMap(({ section: { when }, at }) =>
        when ? parseCondition(when, ["steps", id, ...at, "when"]) : [],
      );
      yield* unevenIn({ conditions: shown, takes: "all", isWhole: false }, context);
    }
  },
};

type List = {
  readonly conditions: readonly (ConditionNode | undefined)[];
  /** Whether the first that holds is taken, or all that hold are shown. */
  readonly takes: "first" | "all";
  /** Whether each entry has a condition, so that somebody may be left without any. */
  readonly isWhole: boolean;
  /** Whether the only entry without a condition takes what is left. */
  readonly hasRest?: boolean;
};

/** What a range is of: points on a scale, a number of options, the number in a field, or a computed one. */
type Kind = "score" | "count" | "field" | "value";

type Band = {
  readonly range: Range;
  /** Bounds that the range does not include. */
  readonly open?: { readonly above: number | undefined; readonly below: number | undefined };
  readonly path: Path;
};

/** The range that a condition asks for; undefined if it asks for something else. */
function bandOf(node: ConditionNode): (Band & { readonly kind: Kind; readonly name: string }) | undefined {
  if (node.kind === "score" || node.kind === "count") return node;
  if (node.kind !== "value") return undefined;
  const { of: kind, name, path, bounds } = node;
  const numbers = Object.entries(bounds).filter(([word, bound]) => isBound(word) && typeof bound === "number");
  if (numbers.length < Object.keys(bounds).length) return undefined;
  const { above, below, ...range }: Partial<Record<Bound, number>> = Object.fromEntries(numbers);
  return { kind, name, path, range, open: { above, below } };
}

type Bound = "min" | "max" | "above" | "below";

const isBound = (word: string) => ["min", "max", "above", "below"].includes(word);

function* unevenIn({ conditions, takes, isWhole, hasRest = false }: List, context: LintContext): Iterable<Finding> {
  const asked = new Map<string, { name: string; kind: Kind; bands: Band[] }>();
  for (const node of conditions) {
    const band = node && bandOf(node);
    if (!band) continue;
    const key = `${band.kind} ${band.name}`;
    const one = asked.get(key) ?? { ...band, bands: [] };
    one.bands.push(band);
    asked.set(key, one);
  }
  for (const { name, kind, bands: written } of asked.values()) {
    const numbers = numbersOf(kind, name, written, context);
    const all =
      kind === "field" || kind === "value"
        ? written.map((band) => ({ ...band, range: closed(band, numbers) }))
        : written;
    if (all.some((band) => low(band) > high(band))) continue;
    // What is nobody's is told already.
    const bands = all.filter(({ range }) => numbers.some((number) => isIn(range, number)));
    if (bands.length < 2) continue;
    const sorted = bands.toSorted((a, b) => low(a) - low(b) || high(a) - high(b));
    // What is left is one more range, unless it is what lies between the others.
    const [lowest, highest] = [Math.min(...bands.map(low)), Math.max(...bands.map(high))];
    const isRest =
      hasRest &&
      conditions.length === sorted.length + 1 &&
      numbers.some((number) => number < lowest || number > highest);
    for (const [index, band] of sorted.entries()) {
      const below = sorted[index - 1];
      if (!below) continue;
      const shared = numbers.filter((number) => isIn(below.range, number) && isIn(band.range, number));
      const isSplit = low(below) < low(band) && high(below) < high(band);
      // Sections may speak of overlapping ranges on purpose, but hardly of one number.
      if (isSplit && shared.length > 0 && (takes === "first" || shared.length === 1))
        yield {
          message: `${numbered(shared, kind)} in this range and in the one below it${takes === "first" ? ", and the first of them takes all" : ", and both are shown"}. Let one begin where the other has ended.`,
          path: band.path,
          on: "key",
        };
      const missed = numbers.filter((number) => number > high(below) && number < low(band));
      const isElsewhere = takes === "all" && conditions.some((node) => node && isMixed(node, name));
      // Two texts may leave the middle out on purpose; three that begin and end openly share out the whole.
      const isShared = missed.length === 1 || (sorted.length > 2 && lowest === -Infinity && highest === Infinity);
      const isGap =
        takes === "first" ? isRest || (isWhole && sorted.length === conditions.length) : isShared && !isElsewhere;
      if (isSplit && missed.length > 0 && isGap)
        yield {
          message: `${numbered(missed, kind)} between this range and the one below it, and ${isRest ? `${missed.length === 1 ? "goes" : "go"} to the outcome without a range` : "in none"}. Let one begin where the other has ended.`,
          path: band.path,
          on: "key",
        };
    }
  }
}

const low = ({ range: { min = -Infinity } }: Pick<Band, "range">) => min;
const high = ({ range: { max = Infinity } }: Pick<Band, "range">) => max;

function hasTurned(node: ConditionNode): boolean {
  const band = bandOf(node);
  return band !== undefined && low(band) > high(band);
}

/** Whether a condition asks for a number among other things. */
function isMixed(node: ConditionNode, name: string): boolean {
  if (node.kind === "not") return isMixed(node.part, name) || asks(node.part, name);
  if (node.kind !== "all" && node.kind !== "any") return false;
  return node.parts.some((part) => asks(part, name) || isMixed(part, name));
}

const asks = (node: ConditionNode, name: string) => bandOf(node)?.name === name;

/** A range with both ends in it: `above: 6` of whole numbers is `min: 7`. */
function closed({ range, open }: Band, numbers: readonly number[]): Range {
  const { above, below } = { ...open };
  const min = above === undefined ? undefined : (numbers.find((number) => number > above) ?? Infinity);
  const max = below === undefined ? undefined : (numbers.findLast((number) => number < below) ?? -Infinity);
  return {
    ...range,
    ...(min !== undefined && { min: Math.max(min, low({ range })) }),
    ...(max !== undefined && { max: Math.min(max, high({ range })) }),
  };
}

/** The points that answers can make, the numbers of options that can be chosen, or those that a field takes. */
function numbersOf(kind: Kind, name: string, bands: readonly Band[], context: LintContext): readonly number[] {
  const { definition, steps } = context;
  if (kind === "field") return numbersIn(name, bands, context);
  if (kind === "value") return computedNumbers(name, bands, context);
  if (kind === "score")
    return Object.hasOwn(definition.scales, name) ? (totalsOn(name, steps, definition.start).within({}) ?? []) : [];
  const { max = -1 } = steps[name] ?? {};
  return Array.from({ length: max + 1 }, (_, number) => number);
}

/** The numbers that a field takes, from below the lowest to above the highest that is asked for; none if they are too many. */
function numbersIn(name: string, bands: readonly Band[], { definition }: LintContext): readonly number[] {
  const [field] = placedFields(definition).flatMap(({ field }) =>
    field.id === name ? (fieldWith("givesNumber", field) ?? []) : [],
  );
  if (!field) return [];
  const distance = field.step ?? 10 ** -(("decimals" in field && field.decimals) || 0);
  const asked = askedIn(bands);
  const from = typeof field.min === "number" ? field.min : Math.floor(Math.min(...asked)) - 1;
  const to = typeof field.max === "number" ? field.max : Math.max(...asked) + distance;
  const count = Math.floor((to - from) / distance) + 1;
  if (!(count <= most)) return [];
  return Array.from({ length: Math.max(0, count) }, (_, index) => Number((from + index * distance).toFixed(6)));
}

const askedIn = (bands: readonly Band[]): readonly number[] =>
  bands.flatMap(({ range, open }) => Object.values({ ...range, ...open }).flatMap((bound) => bound ?? []));

/** The whole numbers that a value can be, as far as it is asked for; none if it can be anything between two of them. */
function computedNumbers(name: string, bands: readonly Band[], context: LintContext): readonly number[] {
  const range = context.values.get(name)?.range;
  const asked = askedIn(bands);
  if (!range || !asked.every(Number.isInteger)) return [];
  const days = calendarNumbers(name, context);
  if (days) return days;
  if (!isWholeValue(name, context)) return [];
  const from = Math.max(Math.min(...asked) - 1, range.low);
  const count = Math.min(Math.max(...asked) + 1, range.high) - from + 1;
  return count <= most ? Array.from({ length: Math.max(0, count) }, (_, index) => from + index) : [];
}

/** What a value comes to that only reads the month and the day of one date; undefined if it reads anything else, or more of it. */
function calendarNumbers(name: string, context: LintContext): readonly number[] | undefined {
  const { definition, steps, values } = context;
  const [date, ...others] = values.get(name)?.reads ?? [];
  if (date === undefined || others.length > 0 || !/\b(?:month|day) ?\(/.test(String(definition.values[name]?.of)))
    return undefined;
  if (readableNames(definition, steps).get(date)?.type.kind !== "date") return undefined;
  const numbers = ofEachBirthday(context, date, (read) => read(name));
  return numbers && [...new Set(numbers.values())].toSorted((a, b) => a - b);
}

/** Whether a value is made of whole numbers alone, which are added, subtracted and multiplied. */
function isWholeValue(name: string, context: LintContext): boolean {
  const { definition, values } = context;
  const written = definition.values[name];
  if (!written || written.unit !== undefined || written.in !== undefined) return false;
  const { of } = written;
  if (/[/^]|\d\.\d|\d\s*\p{L}|today|round|if(?!empty)/u.test(String(of))) return false;
  return (values.get(name)?.reads ?? []).every((read) => isWholeNumber(read, context));
}

function isWholeNumber(name: string, context: LintContext): boolean {
  const { definition, steps } = context;
  const [, scale, fact] = /^(?:score\.(.+)|facts\.(.+))$/.exec(name) ?? [];
  if (fact !== undefined) return Number.isInteger(definition.facts[fact]?.value);
  if (scale !== undefined)
    return Object.values(steps).every(({ options = [] }) =>
      options.every(({ score }) => Number.isInteger(score?.[scale] ?? 0)),
    );
  const [field] = placedFields(definition).flatMap(({ field }) =>
    field.id === name ? (fieldWith("givesNumber", field) ?? []) : [],
  );
  if (!field) return isWholeValue(name, context);
  const decimals = "decimals" in field ? field.decimals : 0;
  return !("units" in field) && !decimals && Number.isInteger(field.step ?? 1) && Number.isInteger(field.min ?? 0);
}

/** More numbers than that are hardly shared out one by one. */
const most = 1_000;

function numbered(numbers: readonly number[], kind: Kind): string {
  const [first, ...others] = numbers;
  const last = others.at(-1);
  if (kind === "field" || kind === "value") return last === undefined ? `${first} is` : `${first} to ${last} are`;
  const [one, several] = kind === "score" ? ["A total of", "Totals of"] : ["An answer of", "Answers of"];
  const unit = kind === "score" ? "points" : "options";
  if (last === undefined) return `${one} ${first} ${first === 1 ? unit.slice(0, -1) : unit} is`;
  return `${several} ${first} to ${last} ${unit} are`;
}
