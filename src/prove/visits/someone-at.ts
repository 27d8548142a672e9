import {
  addressesAsked,
  atomsIn,
  type BareCondition,
  type ConditionNode,
  type Flow,
  parseCondition,
  spelledOut,
} from "../../../engine/flow/index.ts";
import { emptyQuiz, type Quiz, withPicks } from "../../../engine/quiz/index.ts";
import { contactFields, type SectionPlace } from "../../../engine/traits/index.ts";
import { actionWords, findVisit, type Position, type Walk } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import type { WalkedSite } from "../visitor.ts";
import { openWords, wayFrom } from "./way-words.ts";

/** Conditions that hold for a visitor, and others that do not. */
type Wish = { readonly met: readonly BareCondition[]; readonly unmet?: readonly BareCondition[] };

/** A visitor's position, and what was done to come there. */
export type Visit = { readonly position: Position; readonly way: readonly string[] };

/** The first visit of a step, on any walk, by somebody with the wanted answers. */
export function visitOf(
  step: string,
  walks: readonly Walk[],
  definition: FunnelDefinition,
  isWanted: (quiz: Quiz) => boolean,
): Visit | undefined {
  for (const { query, moves } of walks)
    for (const [index, { to }] of moves.entries())
      if (to.step === step && isWanted(to.quiz))
        return { position: to, way: wayFrom(query, moves.slice(0, index + 1), definition) };
  return undefined;
}

/** All conditions under which a section is shown: its own, and those of sections that it is in. */
export const whensOf = ({ section, within }: SectionPlace): readonly ConditionNode[] =>
  [...within.map((outer) => outer.section), section].flatMap(({ when }) => (when ? parseCondition(when, []) : []));

/**
 * Looks for visitors of a step with other answers than those that are known to come there, from any address that the
 * conditions tell apart.
 *
 * @param known somebody who comes there; others give the same contact
 */
export function someoneAt(
  { step, quiz }: Position,
  { met, unmet = [] }: Wish,
  isSeen: (quiz: Quiz) => boolean,
  { definition, flow, day }: WalkedSite,
): Visit | undefined {
  const asked = [...met, ...unmet].flatMap(atomsIn);
  const spelled = asked.flatMap((atom) => atomsIn(spelledOut(atom, flow.outcomes, {})));
  // What leads there may be an address, too.
  const addresses = [
    ...addressesAsked(spelled, flow.experiments, quiz.query),
    ...addressesAsked(spelled, flow.experiments),
  ];
  const contact = Object.values(definition.steps).flatMap((each) => contactFields(each));
  const values = Object.fromEntries(contact.flatMap((name) => (quiz.values[name] ? [[name, quiz.values[name]]] : [])));
  for (const query of new Map(addresses.map((query) => [JSON.stringify(query), query])).values()) {
    const from = { ...emptyQuiz, query, values };
    const found = findVisit(flow, asked, (at, given) => at === step && isSeen(given), {
      from,
      wish: { step, met, unmet },
      day,
    });
    if (found) {
      const position = { ...found, quiz: withPicks(definition, flow, found.quiz) };
      return { position, way: wordsOf(found, flow, definition) };
    }
  }
  return undefined;
}

/** What somebody has done on their way, in words. */
function wordsOf({ quiz }: Position, flow: Flow, definition: FunnelDefinition): readonly string[] {
  const done = quiz.reached.slice(0, -1).map((from) => {
    const { after, options, fields } = flow.steps[from] ?? {};
    const action = options
      ? ({ kind: "answer", choice: quiz.choices[from] ?? [] } as const)
      : fields
        ? ({ kind: "leave", values: quiz.values } as const)
        : after === undefined
          ? ({ kind: "next" } as const)
          : ({ kind: "wait", ms: after } as const);
    return actionWords({ from, action }, definition);
  });
  return [...openWords(quiz.query, definition), ...done];
}
