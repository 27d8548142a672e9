import { stepFlows } from "../../../engine/flow/index.ts";
import { emptyQuiz } from "../../../engine/quiz/index.ts";
import { contactFields } from "../../../engine/traits/index.ts";
import type { Move, Position, Walk } from "../../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import type { Actor } from "../act/actor.ts";
import { goOn, perform } from "../act/perform.ts";
import type { Mailbox } from "../mailbox.ts";
import type { Site } from "../visitor.ts";
import { wayFrom } from "../visits/way-words.ts";
import type { ProvedPart } from "./offer-parts.ts";

/**
 * The page that confirms a contact, for somebody who has left one and opens the link of the mail: none, or one part.
 *
 * @param mails those that the server sends
 */
export function mailParts(
  { definition, origin }: Pick<Site, "definition" | "origin">,
  walks: readonly Walk[],
  mails: Pick<Mailbox, "textTo">,
): readonly ProvedPart[] {
  const steps = stepFlows(definition);
  const page = Object.keys(steps).find((id) => steps[id]?.isMailed);
  if (page === undefined || !definition.lead?.confirm) return [];
  const left = leftIn(walks, definition);
  const part = {
    key: `mail ${page}`,
    step: left?.move.from ?? page,
    path: ["steps", page],
    words: "leave the address, and open the link of the mail",
    isNewSight: true,
    rule: "wrong-confirmation",
  } as const;
  if (!left) return [{ ...part, reason: "no walk leaves an address that has to be confirmed" }];
  const act = async (actor: Actor) => {
    const address = `proof-${crypto.randomUUID()}@example.com`;
    await perform(withAddress(left.move, address), actor);
    const [link] = /https?:\S+[?&]confirm=\w+/.exec(await mails.textTo(address)) ?? [];
    if (link === undefined) throw new Error("The mail has no link.");
    const { pathname, search } = new URL(link);
    await actor.page.goto(origin + pathname + search);
    const step = definition.steps[page];
    if (step) await goOn(step, actor, actor.page.getByRole("main"));
    // What asked is gone, and what follows is there.
    await actor.page.getByRole("main").locator("h1:focus").waitFor();
    if ((await actor.page.getByRole("main").locator("[data-confirmed]").count()) === 0)
      throw new Error("The page says that the link does not work.");
  };
  return [{ ...part, visit: left.visit, isFirst: true, act }];
}

/** The first move of some walks by which an address is left that has to be confirmed. */
function leftIn(walks: readonly Walk[], definition: FunnelDefinition) {
  const { steps, lead } = definition;
  for (const { query, moves } of walks)
    for (const [index, move] of moves.entries()) {
      const step = steps[move.from];
      if (!step || move.action.kind !== "leave" || !contactFields(step).includes("email")) continue;
      const { values } = move.to.quiz;
      const consent = lead?.confirm?.consent;
      if (!values.email || (consent !== undefined && !values[consent])) continue;
      const before: Position = moves[index - 1]?.to ?? { step: move.from, quiz: { ...emptyQuiz, query } };
      return { move, visit: { position: before, way: wayFrom(query, moves.slice(0, index), definition) } };
    }
  return undefined;
}

/** The same move with an address of its own: of one mailbox only some mails are sent in a day. */
function withAddress(move: Move, address: string): Move {
  const { action, to } = move;
  if (action.kind !== "leave") return move;
  const values = Object.fromEntries(
    Object.entries(action.values).map(([name, value]) => [name, value === to.quiz.values.email ? address : value]),
  );
  return { ...move, action: { ...action, values } };
}
