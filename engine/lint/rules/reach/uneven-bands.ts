import type { Range } from "../../../../schema/funnel.types.ts";
import { type ConditionNode, parseCondition, triedOutcomes } from "../../../flow/index.ts";
import { type Finding, type Path, pathKey } from "../../../problem/index.ts";
import { sectionPlaces } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { isIn, totalsOn } from "../../reach/score-totals.ts";
import type { Rule } from "../../rule.ts";
import { unreachableOutcome } from "./unreachable-outcome.ts";

/** Ranges that share out one scale or count meet without an overlap and without a gap. */
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

type Band = { readonly range: Range; readonly path: Path };

function* unevenIn({ conditions, takes, isWhole, hasRest = false }: List, context: LintContext): Iterable<Finding> {
  const asked = new Map<string, { name: string; kind: "score" | "count"; bands: Band[] }>();
  for (const node of conditions)
    if (node?.kind === "score" || node?.kind === "count") {
      const { kind, name, range, path } = node;
      const key = `${kind} ${name}`;
      const one = asked.get(key) ?? { name, kind, bands: [] };
      one.bands.push({ range, path });
      asked.set(key, one);
    }
  for (const { name, kind, bands: all } of asked.values()) {
    if (all.some((band) => low(band) > high(band))) continue;
    const numbers = numbersOf(kind, name, context);
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

const hasTurned = (node: ConditionNode) => (node.kind === "score" || node.kind === "count") && low(node) > high(node);

/** Whether a condition asks for a number among other things. */
function isMixed(node: ConditionNode, name: string): boolean {
  if (node.kind === "not") return isMixed(node.part, name) || asks(node.part, name);
  if (node.kind !== "all" && node.kind !== "any") return false;
  return node.parts.some((part) => asks(part, name) || isMixed(part, name));
}

const asks = (node: ConditionNode, name: string) =>
  (node.kind === "score" || node.kind === "count") && node.name === name;

/** The points that answers can make, or the numbers of options that can be chosen. */
function numbersOf(kind: "score" | "count", name: string, { definition, steps }: LintContext): readonly number[] {
  if (kind === "score")
    return Object.hasOwn(definition.scales, name) ? (totalsOn(name, steps, definition.start).within({}) ?? []) : [];
  const { max = -1 } = steps[name] ?? {};
  return Array.from({ length: max + 1 }, (_, number) => number);
}

function numbered(numbers: readonly number[], kind: "score" | "count"): string {
  const [first, ...others] = numbers;
  const last = others.at(-1);
  const [one, several] = kind === "score" ? ["A total of", "Totals of"] : ["An answer of", "Answers of"];
  const unit = kind === "score" ? "points" : "options";
  if (last === undefined) return `${one} ${first} ${first === 1 ? unit.slice(0, -1) : unit} is`;
  return `${several} ${first} to ${last} ${unit} are`;
}
