import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { copyParts } from "../../../copy/index.ts";
import { type ConditionNode, triedOutcomes } from "../../../flow/index.ts";
import { placedScales } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A part of a gauge that is called like an outcome ends where that outcome does. */
export const differingBand: Rule = {
  id: "differing-band",
  severity: "warning",
  why: "A band includes the number that it ends at, and an outcome with `min: 3` begins at 3. With `upTo: 3` the visitor with three points reads one word on the gauge and another in the heading. So do all between the two numbers where the bounds of one were changed and those of the other were not.",
  wrong:
    '- { type: gauge, label: Load, value: "{score.load}", max: 4, bands: [{ upTo: 3, label: Light }, { label: Large }] }',
  right:
    '- { type: gauge, label: Load, value: "{score.load}", max: 4, bands: [{ upTo: 2, label: Light }, { label: Large }] }',
  *check({ definition }) {
    for (const { step, name, scale, path } of placedScales(definition)) {
      const { value, min = 0, max, bands = [] } = scale;
      const [part] = typeof value === "string" ? copyParts(value) : [];
      const own = part && "name" in part ? outcomesBy(part.name, definition) : undefined;
      if (!own) continue;
      const labels = bands.map(({ label }) => plain(label));
      const bandOf = ({ title }: Banded): number => {
        const whole = labels.indexOf(title);
        // "Level 3 · Balanced" has the word of one band; with those of two it may be called after either.
        const [named, another] = labels.flatMap((label, at) => (hasWords(title, label) ? at : []));
        return whole === -1 && another === undefined ? (named ?? -1) : whole;
      };
      const shared = new Set(own.outcomes.map(bandOf).filter((at) => at !== -1));
      // Words that mean something else than the outcomes may end anywhere.
      if (shared.size < 2 || shared.size < labels.length) continue;
      const ends = bands.flatMap(({ upTo }) => upTo ?? []);
      const bounds = [...ends, ...own.bounds];
      const isWhole = bounds.every(Number.isInteger);
      // Where outcomes ask for whole numbers, 1.5 may be nobody's: it only keeps 1 and 2 apart.
      const countsWhole = own.bounds.every(Number.isInteger);
      const around = (bound: number) => [bound - 1, bound, bound + 1].map(Math.floor);
      const numbers = [...new Set(countsWhole ? bounds.flatMap(around) : bounds)]
        .filter((number) => number >= min && number <= max)
        .toSorted((a, b) => a - b);
      const outcomeAt = (number: number) => own.outcomes.find(({ takes }) => takes(number));
      const outcomesBand = (number: number) => {
        const outcome = outcomeAt(number);
        return outcome && bandOf(outcome);
      };
      // An outcome that nobody gets, or a band that is out of order, has a rule of its own.
      const given = new Set(
        [min, max, ...bounds.flatMap((bound) => [bound, bound - 0.01, bound + 0.01])].map(outcomesBand),
      );
      if (ends.some((end, at) => end <= (ends[at - 1] ?? min)) || [...shared].some((at) => !given.has(at))) continue;
      const order = numbers.flatMap((number) => outcomesBand(number) ?? []).filter((each) => each !== -1);
      const isSwapped = order.some((each, index) => each < (order[index - 1] ?? each));
      // "High energy" may well be a low number of a scale of tiredness.
      const isOpposite =
        order.every((each, index) => each <= (order[index - 1] ?? each)) &&
        own.outcomes.some((outcome) => bandOf(outcome) !== -1 && !labels.includes(outcome.title));
      if (isSwapped && isOpposite) continue;
      const reported = new Set<number>();
      for (const number of numbers) {
        const at = bands.findIndex(({ upTo }) => upTo === undefined || number <= upTo);
        const outcome = outcomeAt(number);
        const other = outcome ? bandOf(outcome) : -1;
        if (!outcome || at === -1 || other === -1 || other === at) continue;
        if (isSwapped) {
          yield {
            message: `At ${number} the ${name} of step "${step}" says "${bands[at]?.label}", but the outcome is "${outcome.written}". The words of its bands are in another order than the outcomes: swap them.`,
            path: [...path, "bands", at, "label"],
          };
          break;
        }
        // The one below ends too late, or too early.
        const ended = other > at ? at : at - 1;
        if (reported.has(ended)) continue;
        reported.add(ended);
        const last = isWhole ? numbers.findLast((each) => outcomesBand(each) === ended) : undefined;
        yield {
          message: `At ${number} the ${name} of step "${step}" says "${bands[at]?.label}", but the outcome is "${outcome.written}". ${last === undefined ? "Let both change at the same number." : `A band includes the number that it ends at: write "upTo: ${last}".`}`,
          path: [...path, "bands", ended, "upTo"],
          suggest: last === undefined ? null : String(last),
        };
      }
    }
  },
};

type Banded = { readonly title: string; readonly written: string; readonly takes: (number: number) => boolean };

/** The outcomes as they are tried, and the bounds between them, if all ask for ranges of one number alone. */
function outcomesBy(
  name: string,
  definition: FunnelDefinition,
): { readonly outcomes: readonly Banded[]; readonly bounds: readonly number[] } | undefined {
  const all = triedOutcomes(definition).map(({ when }, index) => {
    const written = definition.outcomes[index]?.title ?? "";
    return { written, title: plain(written), range: when ? rangeOf(when, name) : {} };
  });
  // What goes before for another reason, whatever the number is, is no part of the scale.
  const tried = all.slice(
    Math.max(
      0,
      all.findIndex(({ range }) => range),
    ),
  );
  if (tried.length < 2 || tried.some(({ range }) => !range)) return undefined;
  return {
    outcomes: tried.map(({ range = {}, ...outcome }) => ({ ...outcome, takes: (number) => isWithin(number, range) })),
    bounds: tried.flatMap(({ range = {} }) => Object.values(range)),
  };
}

type Range = Partial<Record<"min" | "max" | "above" | "below", number>>;

const isWithin = (number: number, { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity }: Range) =>
  number >= min && number <= max && number > above && number < below;

/** The range of a number that a condition asks for; undefined if it asks for anything else. */
function rangeOf(node: ConditionNode, name: string): Range | undefined {
  if (node.kind === "score") return `score.${node.name}` === name ? { ...node.range } : undefined;
  if (node.kind !== "value" || node.name !== name) return undefined;
  const bounds = Object.entries(node.bounds);
  const numbers = bounds.flatMap(([word, bound]) =>
    ["min", "max", "above", "below"].includes(word) && typeof bound === "number" ? [[word, bound] as const] : [],
  );
  return numbers.length === bounds.length ? Object.fromEntries(numbers) : undefined;
}

/** Whether a title has the words of a label among others. */
const hasWords = (title: string, label: string): boolean =>
  ` ${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `.includes(` ${label.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `);

const plain = (words: string): string => words.trim().toLowerCase();
