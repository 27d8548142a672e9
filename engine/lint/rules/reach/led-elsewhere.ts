import { type Exit, holdsOnceChosen, type PlacedAtom } from "../../../flow/index.ts";
import type { LintContext } from "../../context.ts";
import { answersLedPast } from "../../reach/settled-conditions.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** What asks for an answer stands where those who gave it come by. */
export const ledElsewhere: Rule = {
  id: "led-elsewhere",
  severity: "warning",
  why: "A section or a way that is meant for one answer, on a page to which that answer does not lead, is seen by nobody: it was copied from another branch, or the answer was given a way of its own later. Nothing on the page shows that it is missing. Where several answers can be chosen, one that a list in `next` forgets leads those who choose it alone past what was written for them.",
  wrong: "- { type: text, when: { first: never }, text: Never is a good answer. }",
  right: "- { type: text, when: { first: often }, text: Often is a good answer. }",
  *check(context) {
    // Of an answer that leads past a page, its first question tells; what else it asks there is no other slip.
    const told = new Set<string>();
    for (const { atom, message } of [...answersLedPast(context), ...chosenAlone(context)]) {
      const key = `${atom.step} ${message}`;
      if (!told.has(key)) yield { message, path: atom.path, on: atom.on };
      told.add(key);
    }
  },
};

/** Sections for an answer of a question with several, which whoever chooses it alone is led past by the list behind it. */
function* chosenAlone({
  atoms,
  steps,
  graph,
}: LintContext): Iterable<{ readonly atom: PlacedAtom; readonly message: string }> {
  const asked = atoms.flatMap((atom) => {
    const own = atom.kind === "chosen" ? steps[atom.name] : undefined;
    return atom.kind === "chosen" && atom.asked === "page" && own && own.max > 1 && own.exits.forward.length > 1
      ? [{ atom, own }]
      : [];
  });
  if (asked.length === 0) return;
  const targets = new Set(asked.flatMap(({ own }) => own.exits.forward.map(({ to }) => to)));
  const leads = leadsFrom(graph, targets);
  for (const { atom, own } of asked) {
    const { step: page = "", name } = atom;
    const ends = new Map(own.options.map(({ id }) => [id, endOf(own.exits.forward, name, id)]));
    // The page is one for single answers of this question, and each answer decides.
    const decides = [...ends.values()].every((end) => end !== undefined);
    if (!decides || ![...ends.values()].includes(page)) continue;
    const lost = own.options.filter(({ id }) => {
      const end = ends.get(id) ?? page;
      return atom.options.some((option) => option.id === id) && end !== page && !leads(end, page);
    });
    const [first] = lost;
    if (first && lost.length === atom.options.length)
      yield {
        atom,
        message: `Whoever chooses only “${first.label}” at step "${name}" is led to "${ends.get(first.id)}", and does not come here. Name "${first.id}" in the "next" of step "${name}" that leads here, or ask for an answer that does.`,
      };
  }
}

/** Where one option leads if it is chosen alone; undefined if more than that decides. */
function endOf(exits: readonly Exit[], step: string, option: string): string | undefined {
  for (const exit of exits) {
    if (exit.option !== undefined && exit.option !== option) continue;
    const holds = exit.when ? holdsOnceChosen(exit.when, { step, option }) : true;
    if (holds === undefined) return undefined;
    if (holds) return exit.to;
  }
  return undefined;
}
