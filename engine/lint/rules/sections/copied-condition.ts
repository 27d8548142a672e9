import type { Section } from "../../../../schema/funnel.types.ts";
import { type ConditionAtom, parseCondition } from "../../../flow/index.ts";
import { isWithin, type Path } from "../../../problem/index.ts";
import { sectionPlaces } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** Of sections that stand for one answer each, none stands for the answer of its neighbour. */
export const copiedCondition: Rule = {
  id: "copied-condition",
  severity: "warning",
  why: "A page has a text for each answer, and the last one was copied with its `when`: whoever chose the second answer reads two texts, one of them about somebody else, and whoever chose the third reads none. It is told where as many sections of one type as there are answers, or outcomes, stand in their order, all but one for their own, and that one names the answer that is next. Two of them are no such row: two texts for one answer may well be meant.",
  wrong: "- { type: text, when: { bread: wheat }, text: Spelt is mild. }",
  right: "- { type: text, when: { bread: spelt }, text: Spelt is mild. }",
  *check(context) {
    for (const [id, step] of Object.entries(context.definition.steps)) {
      const places = sectionPlaces(step);
      if (places.filter(({ section }) => section.when).length < fewest) continue;
      let row: Asking[] = [];
      for (const { section, at } of [...places, undefined].map((place) => place ?? { section: undefined, at: [] })) {
        const path = ["steps", id, ...at];
        const next = section && askingOf(section, path);
        const [first] = row;
        if (next && first?.type === next.type && first.of === next.of && first.list === next.list) row.push(next);
        else {
          yield* copyIn(row, id, context);
          row = next ? [next] : [];
        }
      }
    }
  },
};

/** A row of fewer may as well be two texts for one answer. */
const fewest = 3;

type Answer = { readonly id: string; readonly label: string };

/** The beginnings of the longer words of a label, as a text may have them with other endings. */
const namesIn = (label: string): readonly string[] =>
  (label.toLowerCase().match(/\p{Script=Han}{2,}|[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, 6));

/** A section that is shown for one answer or outcome. */
type Asking = {
  readonly type: string;
  /** The list that it stands in. */
  readonly list: string;
  /** The step whose answer it is; undefined for an outcome. */
  readonly of: string | undefined;
  readonly answer: string;
  readonly atom: ConditionAtom;
  readonly path: Path;
};

function askingOf({ type, when }: Section, path: Path): Asking | undefined {
  const node = when && parseCondition(when, [...path, "when"]);
  const list = path.slice(0, -1).join(" ");
  if (node?.kind === "outcome") return { type, list, of: undefined, answer: node.name, atom: node, path };
  if (node?.kind !== "chosen" || node.options.length !== 1) return undefined;
  const [option] = node.options;
  return option && { type, list, of: node.name, answer: option.id, atom: node, path };
}

function* copyIn(row: readonly Asking[], page: string, { copy, definition, steps, atoms }: LintContext) {
  const [first] = row;
  if (!first || row.length < fewest) return;
  const { of } = first;
  const none = firstIn(String.raw`^(?:${anyOf("none", definition.language)})[\s.。!]*$`);
  const isAsked = (id: string) => row.some(({ answer }) => answer === id);
  const answers: readonly Answer[] =
    of === undefined
      ? definition.outcomes.map(({ id, title }) => ({ id, label: title ?? id }))
      : (steps[of]?.options ?? []).filter(
          ({ id, label, exclusive, isTyped }) => isAsked(id) || !(isTyped || exclusive || none.test(label.trim())),
        );
  if (answers.length !== row.length) return;
  const [slip, second] = row.flatMap((asking, index) =>
    asking.answer === answers[index]?.id ? [] : { asking, index },
  );
  if (!slip || second) return;
  const { index } = slip;
  const { answer, atom, path } = slip.asking;
  const [before, meant, behind] = [answers[index - 1], answers[index], answers[index + 1]];
  const given = [before, behind].find((each) => each?.id === answer);
  if (!meant || !given) return;
  // One answer may need two texts, and its neighbour none: only one that speaks of the neighbour is out of place.
  const texts = copy.filter((each) => isWithin(each.path, path)).map(({ text }) => text.toLowerCase());
  const isNamed = ({ label }: Answer) => namesIn(label).some((name) => texts.some((text) => text.includes(name)));
  if (!isNamed(meant) || isNamed(given)) return;
  // What the page says of that answer elsewhere may be all that there is to say.
  const isSaid = atoms.some(
    (other) =>
      isWithin(other.path, ["steps", page, "sections"]) &&
      (other.kind === "outcome"
        ? of === undefined && other.name === meant.id
        : other.kind === "chosen" && other.name === of && other.options.some(({ id }) => id === meant.id)),
  );
  if (isSaid) return;
  const word = of ?? "outcome";
  yield {
    message: `This stands where "${meant.id}" is next, and names it, but is shown for "${answer}", like the one ${given === before ? "before" : "behind"} it. Write when: { ${word}: ${meant.id} }, or put both texts into one section.`,
    path: atom.path,
    on: atom.on,
    suggest: meant.id,
  };
}
