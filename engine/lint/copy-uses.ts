import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import {
  confirmLink,
  copyParts,
  experimentIn,
  isLater,
  type NumberForms,
  namesIn,
  otherwiseIn,
  planValue,
  readForms,
  termsKey,
} from "../copy/index.ts";
import { type ConditionNode, parseCondition, pickedBefore, whenShown } from "../flow/index.ts";
import type { Path } from "../problem/index.ts";
import {
  contactFields,
  fieldsOf,
  sectionPlaces,
  sectionTraits,
  sectionWith,
  stepTraits,
  typedNames,
} from "../traits/index.ts";
import { planNames } from "./placed-sections.ts";

/** A placeholder, a link to a legal text, or a stray brace in a text. */
export type CopyUse = {
  readonly kind: "placeholder" | "legal" | "brace";
  readonly name: string;
  readonly fallback?: string;
  /** The words that it has for some numbers, with what is amid them. */
  readonly forms?: NumberForms;
  readonly path: Path;
  /** The words as written, for the report to point at. */
  readonly excerpt: string;
  /** The text has nothing else. */
  readonly isAlone?: true;
  /** The step that shows it; undefined for texts that can appear on every page. */
  readonly step?: string;
  /** The condition of the section or the outcome that it is in. */
  readonly when?: ConditionNode;
  /** Plans that `{plan.…}` can refer to here; empty if it has no meaning. */
  readonly plans: readonly string[];
  /** The plan is one that was picked on an earlier page, where some visitors may have picked none. */
  readonly isPicked?: true;
  /** Its surroundings are hidden while the value is missing, so it needs no fallback. */
  readonly hides?: boolean;
  /** Placeholders that have a meaning only in this text: the day of the next charge, the bounds of a field. */
  readonly own?: readonly string[];
};

/** Where a text is read, for messages: a mail goes out once a step has been filled in. */
export const whereShown = ({ step, path }: Pick<CopyUse, "step" | "path">): string =>
  path[0] === "lead" ? `in the mail that goes out from step "${step}"` : `in step "${step}"`;

/** Collects the uses in every text that visitors see: steps, outcomes, legal texts and the engine's sentences. */
export function copyUses(definition: FunnelDefinition): readonly CopyUse[] {
  const { description, steps, outcomes, legal, texts, plans, lead } = definition;
  const uses: CopyUse[] = [];
  const anywhere: Scope = { plans: [] };
  for (const [id, step] of Object.entries(steps)) {
    const named = stepTraits(step).namesPlan ? Object.keys(plans) : [];
    const picked = pickedBefore(definition, id);
    const ordered = { plans: [...named, ...picked], ...(picked.length > 0 && { isPicked: true as const }) };
    for (const [key, value] of Object.entries(step))
      if (key !== "sections") walk(value, ["steps", id, key], { step: id, ...ordered }, uses);
    const sections = sectionPlaces(step);
    // All sections of a page follow the plan selected on it.
    const offered = sections.flatMap(({ section }) => sectionWith("offersPlans", section)?.plans ?? []);
    for (const place of sections) {
      const { hidesUnfilled, holdsSections, marksAnswer, offersPlans, offersExtras } = sectionTraits(place.section);
      const when = whenShown(place, ["steps", id]);
      const scope = {
        step: id,
        ...(offered.length > 0 ? { plans: offered } : ordered),
        ...(when && { when }),
      };
      // The sections in its columns have places of their own.
      // What extras come to without plans beside them, another rule tells.
      for (const [key, value] of Object.entries(place.section))
        if (
          !(holdsSections && key === "columns") &&
          !(offersExtras && key === "sum" && offered.length + named.length === 0)
        ) {
          const hides = hidesUnfilled || (marksAnswer && key === "pin");
          const told = offersPlans && key === "renewal" ? plansTold(value, scope.plans, definition) : scope.plans;
          walk(value, ["steps", id, ...place.at, key], { ...scope, plans: told, ...(hides && { hides }) }, uses);
        }
    }
  }
  walk(description, ["description"], anywhere, uses);
  for (const [index, outcome] of outcomes.entries()) {
    const path = ["outcomes", index];
    const when = outcome.when && parseCondition(outcome.when, [...path, "when"]);
    walk(outcome, path, { ...anywhere, ...(when && { when }) }, uses);
  }
  walk(legal, ["legal"], anywhere, uses);
  // It goes out when the address is left, and knows what was told by then.
  for (const [id, step] of Object.entries(steps))
    if (contactFields(step).includes("email")) {
      const own = ["email", ...typedNames(step)];
      walk(lead?.mail, ["lead", "mail"], { step: id, plans: [], own }, uses);
      walk(lead?.confirm, ["lead", "confirm"], { step: id, plans: [], own: [...own, confirmLink] }, uses);
    }
  const { terms, termsOnce, termsParts, termsExtras, ...checkout } = texts.checkout;
  const { mail, every, form, payment, stock, ...pages } = texts;
  walk({ ...pages, checkout }, ["texts"], anywhere, uses);
  if (Object.values(steps).some((step) => fieldsOf(step).length > 0))
    walk(form, ["texts", "form"], { plans: [], own: ["min", "max", "example", "fields"] }, uses);
  // Terms are only shown for a plan of their kind; without such a plan nobody reads them.
  const soldBy = (kind: ReturnType<typeof termsKey>) =>
    Object.entries(plans).flatMap(([id, plan]) => (termsKey(plan) === kind ? [id] : []));
  const [renewing, inParts, soldOnce] = [soldBy("terms"), soldBy("termsParts"), soldBy("termsOnce")];
  if (renewing.length > 0)
    walk(terms, ["texts", "checkout", "terms"], { plans: renewing, own: ["plan.nextCharge"] }, uses);
  if (Object.keys(definition.stock).length > 0) walk(stock, ["texts", "stock"], { plans: [], own: ["count"] }, uses);
  const { parts, ...often } = every;
  if (renewing.length + inParts.length > 0) walk(often, ["texts", "every"], { plans: [], own: ["period"] }, uses);
  if (inParts.length > 0) {
    walk(parts, ["texts", "every", "parts"], { plans: [], own: ["count", "price"] }, uses);
    walk(termsParts, ["texts", "checkout", "termsParts"], { plans: inParts }, uses);
  }
  if (soldOnce.length > 0) walk(termsOnce, ["texts", "checkout", "termsOnce"], { plans: soldOnce }, uses);
  const isAdded = Object.values(steps).some((step) =>
    sectionPlaces(step).some(({ section }) => sectionTraits(section).offersExtras),
  );
  if (isAdded)
    walk(termsExtras, ["texts", "checkout", "termsExtras"], { plans: [], own: ["extras.name", "extras.price"] }, uses);
  // The form to pay with stands for the plan that is bought; without plans there is none.
  if (Object.keys(plans).length > 0) walk(payment, ["texts", "payment"], { plans: Object.keys(plans) }, uses);
  if (Object.keys(plans).length > 0) walk(mail, ["texts", "mail"], { plans: Object.keys(plans) }, uses);
  return uses;
}

/** The plans that lack what a text shows, such as a renewal, a crossed-out price or a period. */
export function plansWithout(
  { name, plans }: CopyUse,
  { plans: known, language, texts }: FunnelDefinition,
): readonly string[] {
  // What is misspelt is reported by another rule.
  if (!planNames.includes(name)) return [];
  return plans.filter((id) => {
    const plan = known[id];
    return plan && planValue(plan, name, { language, every: texts.every }) === undefined;
  });
}

/** The line below the plans hides while the one that is picked lacks what it says of later charges. */
function plansTold(line: string, offered: readonly string[], { plans, language, texts }: FunnelDefinition) {
  const later = namesIn(line).filter(isLater);
  const told = offered.filter((id) => {
    const plan = plans[id];
    return plan && later.every((name) => planValue(plan, name, { language, every: texts.every }) !== undefined);
  });
  return told.length > 0 ? told : offered;
}

type Scope = Pick<CopyUse, "step" | "when" | "plans" | "isPicked" | "hides" | "own">;

function walk(value: unknown, path: Path, scope: Scope, uses: CopyUse[]): void {
  if (typeof value === "string") read(value, path, scope, uses);
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index], scope, uses);
  else if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value)) walk(child, [...path, key], scope, uses);
}

/** What a text names twice is one use: what is wrong with it is told once. */
function read(text: string, path: Path, scope: Scope, uses: CopyUse[]): void {
  const known = new Set<string>();
  // A parameter without a value is left out of its address.
  const hides = path.at(-1) === "to" && { hides: true };
  const add = (use: Pick<CopyUse, "kind" | "name" | "fallback" | "forms" | "excerpt" | "isAlone">) => {
    const key = `${use.kind} ${use.excerpt}`;
    if (!known.has(key)) uses.push({ ...scope, ...hides, ...use, path });
    known.add(key);
  };
  if (/[{}｛｝]/.test(text))
    for (const part of copyParts(text)) {
      if ("text" in part) {
        for (const [excerpt] of part.text.matchAll(strayBraces)) add({ kind: "brace", name: "", excerpt });
        continue;
      }
      const { name, fallback: behind } = part;
      const excerpt = behind === undefined ? `{${name}}` : `{${name}|${behind}}`;
      const isVaried = experimentIn(name) !== undefined;
      const forms = behind === undefined || isVaried ? undefined : readForms(behind);
      const fallback = isVaried ? behind : otherwiseIn(behind);
      add({
        ...{ kind: "placeholder", name, excerpt },
        ...(fallback !== undefined && { fallback }),
        ...(forms && { forms }),
        ...(text.trim() === excerpt && { isAlone: true }),
      });
    }
  if (text.includes("](legal:"))
    for (const [, name = ""] of text.matchAll(/\]\(legal:([^)\s]*)\)/g))
      add({ kind: "legal", name, excerpt: `legal:${name}` });
}

/**
 * What looks like a placeholder, in braces of either width, or a brace with what is beside it. Full-width braces around
 * anything but a name are an author's brackets. Names of up to three words, in any letters, are one mistake with their braces.
 */
const strayBraces =
  /[{｛] *[A-Za-z][\w.-]* *(?:[|｜][^{}｛｝\n]*)?[}｝]|\{ *\p{L}[\p{L}\p{M}\w.-]*(?: [\p{L}\p{M}\w.-]+){0,2} *(?:[|｜][^{}｛｝\n]*)?[}｝]|\{ *[^\s{}｛｝]*(?: *\})?|[^\s{}｛｝]*\}/gu;
