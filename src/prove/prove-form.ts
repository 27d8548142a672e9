import type { Page } from "@playwright/test";
import type { Path } from "../../engine/problem/index.ts";
import { emptyQuiz } from "../../engine/quiz/index.ts";
import { contactFields, fieldsOf, fieldWith, requiredOneOf, stepWith } from "../../engine/traits/index.ts";
import { actionWords, type Move, type Position, type Walk } from "../../engine/walks/index.ts";
import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import type { Actor } from "./act/actor.ts";
import { areRestored, goOn, perform, Stuck } from "./act/perform.ts";
import { plainly } from "./act/plain-error.ts";
import type { Use } from "./act/use-control.ts";
import type { ProofFinding, ProofRule } from "./findings.ts";
import { violations } from "./look/look-at.ts";
import { addressOf, contentOf, isAt, restore, type Site, startClock } from "./visitor.ts";
import { wayFrom } from "./visits/way-words.ts";
import { watchLeads } from "./watch-leads.ts";
import { watchPage } from "./watch-page.ts";

/** A step that asks for something to be typed, with a visitor who can fill it in. */
export type FormVisit = {
  readonly step: string;
  readonly before: Position;
  readonly way: readonly string[];
  /** Fills in as much of it as any walk does. */
  readonly move: Move & { readonly action: Extract<Move["action"], { kind: "leave" }> };
};

/** Each form and each contact of a funnel once, in the order of the walks. */
export function formVisits(walks: readonly Walk[], definition: FunnelDefinition): readonly FormVisit[] {
  const visits = new Map<string, FormVisit>();
  const givenIn = ({ move }: FormVisit) => Object.values(move.action.values).filter(Boolean).length;
  for (const { query, moves } of walks)
    for (const [index, move] of moves.entries()) {
      const { from: step, action } = move;
      if (action.kind !== "leave") continue;
      const before = moves[index - 1]?.to ?? { step, quiz: { ...emptyQuiz, query } };
      const way = wayFrom(query, moves.slice(0, index), definition);
      const visit = { step, before, way, move: { ...move, action } };
      const known = visits.get(step);
      if (!known || givenIn(known) < givenIn(visit)) visits.set(step, visit);
    }
  return [...visits.values()];
}

/**
 * Uses a form as visitors do who are in a hurry: sends it off empty, then fills it in from elsewhere, with the spaces that
 * come along, and later comes back and goes on without typing again. What was typed must be kept as it was meant, and a
 * contact must reach the server.
 */
export async function proveForm(visit: FormVisit, site: Site, use: Use): Promise<readonly ProofFinding[]> {
  const { step: id, before, way, move } = visit;
  const { definition, asVisitor, isNamed } = site;
  const step = definition.steps[id];
  if (!step) return [];
  const findings: ProofFinding[] = [];
  const report = (rule: ProofRule, message: string, done: readonly string[], at: Path = []) =>
    findings.push({ rule, step: id, message, path: ["steps", id, ...at], way: [...way, ...done] });
  return asVisitor(async (page) => {
    const events = watchPage(page, isNamed);
    const isHandedOver = watchLeads(page, definition.id);
    await startClock(page, site);
    const actor: Actor = { page, definition, use, typed: asCopied };
    const main = page.getByRole("main");
    await restore(page, before, site);
    await page.goto(addressOf(id, site));
    await areRestored(actor);

    if (isAsking(step, before)) {
      const empty = "go on without filling anything in";
      await goOn(step, actor, main);
      const answer = await refusalOf(page);
      if (answer === "taken")
        report("wrong-form", `Step "${id}" lets visitors go on who have left out what it asks for.`, [empty]);
      else if (answer === "silent")
        report("wrong-form", `Step "${id}" does not say what is missing if somebody goes on without it.`, [empty]);
      else
        for (const { message, path } of await violations(page, id, definition))
          findings.push({
            ...{ rule: "accessibility", step: id, message: `${message} (after: ${empty})` },
            ...{ path, way: [...way, empty] },
          });
    }

    const words = actionWords(move, definition);
    const copied = `${words}, with a space before and after it, as it comes from a message`;
    try {
      if (page.url() !== addressOf(id, site)) await page.goto(addressOf(id, site));
      const before = await contentOf(page);
      await perform(move, actor);
      await isAt(page, move.to.step, definition, before);
    } catch (error) {
      const at = error instanceof Stuck ? error.at : [];
      report("wrong-form", `On step "${id}" nobody can ${copied}: ${plainly(error)}`, [copied], at);
      return findings;
    }
    for (const { name, kept, wanted } of await otherwiseKept(page, visit, definition))
      report(
        "lost-answer",
        `Step "${id}" keeps ${kept ? `“${kept}”` : "nothing"} of “${asCopied(wanted)}” in “${name}”.`,
        [copied],
        placeOf(step, name),
      );
    const contact = contactFields(step).flatMap((kind) => move.to.quiz.values[kind] ?? []);
    for (const value of contact)
      if (!(await isHandedOver(value)))
        report("lost-lead", `The contact that a visitor leaves on step "${id}" does not reach the server.`, [copied]);

    const again = "open the page once more, and go on without typing again";
    await page.goto(addressOf(id, site));
    await areRestored(actor);
    try {
      const before = await contentOf(page);
      await goOn(step, actor, main);
      await isAt(page, move.to.step, definition, before);
    } catch {
      report("lost-answer", `Step "${id}" asks again for what a visitor has already filled in.`, [words, again]);
    }
    for (const event of events()) report(event.rule, event.message, [words]);
    return findings;
  });
}

/** A value as it is copied out of a message: a space before it, and one behind it that no line may end at. */
const asCopied = (value: string): string => ` ${value}\u00a0`;

/** Whether a step cannot be left with nothing filled in, by somebody who has not been there. */
const isAsking = (step: Step, { quiz }: Position): boolean =>
  stepWith("leavesContact", step)
    ? contactFields(step).every((kind) => quiz.values[kind] === undefined)
    : fieldsOf(step).some(({ id, required, when }) => required && !when && quiz.values[id] === undefined) ||
      (requiredOneOf(step).length > 0 && requiredOneOf(step).every((id) => quiz.values[id] === undefined));

/** What a page answers to a form that is not filled in. */
async function refusalOf(page: Page): Promise<"told" | "silent" | "taken"> {
  const path = new URL(page.url()).pathname;
  const answer = await page
    .waitForFunction((path) => {
      if (location.pathname !== path) return "taken";
      const alerts = [...document.querySelectorAll("main [role=alert]")];
      return alerts.some(({ textContent }) => textContent?.trim()) && "told";
    }, path)
    .catch(() => undefined);
  const said = await answer?.jsonValue();
  return said === "taken" || said === "told" ? said : "silent";
}

/**
 * What a page has kept otherwise than it was typed. Measures may be rounded, a tick is kept as its time, a
 * file under an id of its own, and an appointment is one that is free.
 */
async function otherwiseKept(
  page: Page,
  { step: id, move }: FormVisit,
  definition: FunnelDefinition,
): Promise<readonly { readonly name: string; readonly kept: string | undefined; readonly wanted: string }[]> {
  const step = definition.steps[id];
  const inexact = new Set(
    (step ? fieldsOf(step) : []).flatMap((field) =>
      [
        fieldWith("givesMeasure", field),
        fieldWith("givesConsent", field),
        fieldWith("givesFile", field),
        fieldWith("givesAppointment", field),
      ].some(Boolean)
        ? field.id
        : [],
    ),
  );
  const wanted = Object.entries(move.action.values).filter(([name, value]) => value && !inexact.has(name));
  const isKept = ([key, values]: readonly [string, readonly (readonly [string, string])[]]) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}").quiz?.values ?? {};
    return values.every(([name, value]) => stored[name] === value);
  };
  const key = `${definition.id}:quiz`;
  // A page stores when nothing else is to do.
  await page.waitForFunction(isKept, [key, wanted] as const).catch(() => undefined);
  const stored: Readonly<Record<string, string>> = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}").quiz?.values ?? {},
    key,
  );
  return wanted.flatMap(([name, value]) =>
    stored[name] === value ? [] : [{ name, kept: stored[name], wanted: value }],
  );
}

/** Where a step asks for a value. */
const placeOf = (step: Step, name: string): Path => {
  const index = fieldsOf(step).findIndex(({ id }) => id === name);
  return index < 0 ? [name] : ["fields", index];
};
