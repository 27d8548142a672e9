import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { confirmLink, experimentIn, fixedValue, readVariants } from "../../../copy/index.ts";
import { keyNamed } from "../../../load/index.ts";
import {
  didYouMean,
  type Finding,
  isSamePath,
  type Path,
  type Suggestion,
  suggestion,
} from "../../../problem/index.ts";
import { fieldsOf, sectionPlaces, sectionTraits } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import type { CopyUse } from "../../copy-uses.ts";
import { savedNames } from "../../implied-names.ts";
import { planNames } from "../../placed-sections.ts";
import { experimentMeant, wordsByVariant } from "../../reach/variant-placeholders.ts";
import type { Rule } from "../../rule.ts";
import { scoredScales } from "../../scored-scales.ts";

/** A placeholder names something that exists. Facts have a rule of their own. */
export const unknownPlaceholder: Rule = {
  id: "unknown-placeholder",
  severity: "error",
  holdsInPart: true,
  why: "A placeholder that stands for nothing leaves a hole in the sentence, or always shows its fallback. Curly brackets take the product, facts, plans, stocks, saved and computed values, answers, scores and the outcome, each by its name in this file, and parameters of the address as {query.PARAMETER|…}.",
  wrong: "question: Do you know {product.nam}?",
  right: "question: Do you know {product.name}?",
  *check(context) {
    const names = changingNames(context);
    // Another rule reports scores without scales.
    const hasNoScales = Object.keys(context.definition.scales).length === 0 && scoredScales(context.steps).length > 0;
    yield* withoutOutcomes(context);
    for (const use of context.uses) {
      const { kind, name, path, excerpt, plans, own = [] } = use;
      if (kind !== "placeholder" || name.startsWith("facts.") || names.has(name)) continue;
      const experiment = experimentIn(name);
      if (experiment !== undefined) {
        const message = wrongVariants(experiment, use, context);
        if (message !== undefined) yield { message: `{${name}} ${message}`, path, excerpt };
        continue;
      }
      if (plans.length > 0 && planNames.includes(name)) continue;
      if (own.includes(name) || isOfOutcome(name) || isOfAddress(name) || (hasNoScales && name.startsWith("score.")))
        continue;
      if (fixedValue(context.definition, name) !== undefined) continue;
      if (Object.hasOwn(unstated, name)) {
        const key = name.replace("product.", "");
        yield {
          message: `{${name}} is shown, but the product has no "${key}". Write it below "product": ${key}: ${unstated[name]}`,
          path,
          excerpt,
        };
        continue;
      }
      if (name === confirmLink) {
        const message = `{${name}} stands for something in the mail of lead.confirm alone: each visitor's link is in their own mailbox.`;
        yield { message, path, excerpt };
        continue;
      }
      const stock = stockMeant(name, context.definition);
      if (stock !== undefined) {
        yield { message: `{${name}} stands for nothing in this funnel. ${stock}`, path, excerpt };
        continue;
      }
      const lacking = lackingOf(name, context.definition);
      if (lacking) {
        yield {
          message: `{${name}} is shown, but plan "${lacking.plan}" has ${lacking.what}`,
          path,
          excerpt,
        };
        continue;
      }
      const unasked = withoutAnswer(name, context.definition);
      if (unasked !== undefined) {
        yield { message: `{${name}} stands for nothing: ${unasked}`, path, excerpt };
        continue;
      }
      const varied = experimentMeant(use, context.experiments);
      if (varied !== undefined) {
        const message = `{${name}} stands for nothing in this funnel. Write words for each variant: ${wordsByVariant(varied, context.experiments)}`;
        yield { message, path, excerpt };
        continue;
      }
      const known = [...names, ...fixedNames(context.definition), ...(plans.length > 0 ? planNames : []), ...own];
      // No name of a product or a plan is like it, whatever it has behind the point.
      const isOutcome = /^outcome(?:\.|$)/.test(name) && names.has("outcome.title");
      const { sentence, suggest } = meant(name, isOutcome ? ofOutcome : known);
      const [whole = ""] = name.split(".");
      const isLink = own.includes(confirmLink) && /link|url|confirm/i.test(name);
      const repair = isLink
        ? ` The link of this mail is {${confirmLink}}.`
        : planNames.includes(name)
          ? ` {${name}} can only be used where plans are shown, and on pages behind them.`
          : sentence ||
            (isOutcome
              ? " An outcome has {outcome.title} and {outcome.text}."
              : name.startsWith("plan.") && plans.length > 0
                ? planNamed
                : names.has(whole) && whole !== name
                  ? ` {${whole}} has no parts, and says all of it.`
                  : waysOut(name, context));
      yield { message: `{${name}} stands for nothing in this funnel.${repair}`, path, excerpt, suggest };
    }
  },
};

/**
 * What is wrong with a placeholder that says the variants of an experiment in words, as the rest of a sentence; undefined if
 * nothing is. An address is handed the variant itself.
 */
function wrongVariants(
  experiment: string,
  { fallback, hides, isAlone, path }: Pick<CopyUse, "fallback" | "hides" | "isAlone" | "path">,
  { experiments, definition }: LintContext,
): string | undefined {
  const variants = Object.keys(experiments[experiment] ?? {});
  if (variants.length === 0) {
    const known = Object.keys(experiments);
    const [, named = "", variant = ""] = /^([^.]+)\.(.+)$/.exec(experiment) ?? [];
    if (Object.keys(experiments[named] ?? {}).includes(variant))
      return `asks for one variant alone. Write words for each: ${wordsByVariant(named, experiments)}`;
    const repair =
      didYouMean(experiment, known).sentence ||
      (known.length > 0
        ? ` The experiments are: ${known.join(", ")}.`
        : ` Write it at the left edge: experiments: { ${experiment}: [control, new] }; or, if it is over, write the words that are left.`);
    return `asks for an experiment that does not exist.${repair}`;
  }
  const meant = wordsByVariant(experiment, experiments);
  if (fallback === undefined) return hides ? undefined : `needs words for each variant: ${meant}`;
  const said = readVariants(fallback);
  const written = said.map(([variant]) => variant);
  const other = written.find((variant) => !variants.includes(variant));
  if (other !== undefined)
    return other === ""
      ? `${withoutVariant(said)}. Write them as ${meant}`
      : `has words for "${other}", which is no variant of it.${didYouMean(other, variants).sentence || ` Its variants are: ${variants.join(", ")}.`}`;
  const lacking = variants.filter((variant) => !written.includes(variant));
  if (lacking.length > 0)
    return `has no words for ${lacking.map((variant) => `"${variant}"`).join(", ")}. Write them: ${meant}`;
  const twice = written.find((variant, index) => written.indexOf(variant) < index);
  if (twice !== undefined) return `has words for "${twice}" twice, and shows the first. Take the others out.`;
  const [silent] = said.find(([, words]) => words === "") ?? [];
  return silent !== undefined && isAlone && isNeeded(path, definition)
    ? `leaves this empty for "${silent}". Write words for each variant${path.includes("sections") ? ', or give the section a "when"' : ""}.`
    : undefined;
}

/** Whether a page is broken where this text is empty: it is a question, a heading, or what a button or a field is called by. */
function isNeeded(path: Path, { steps }: FunnelDefinition): boolean {
  const [, id = "", ...within] = path;
  const step = steps[id];
  const place = step && sectionPlaces(step).find(({ at }) => isSamePath([...at, "text"], within));
  const { isHeading, leadsOn } = place ? sectionTraits(place.section) : {};
  if (path.at(-1) === "text") return isHeading === true || leadsOn === true;
  return ["question", "heading", "button", "label"].includes(String(path.at(-1)));
}

/** What is wrong with words that follow those of a variant, or that have none. */
function withoutVariant(said: ReturnType<typeof readVariants>): string {
  const at = said.findIndex(([variant]) => variant === "");
  const words = said[at]?.[1] ?? "";
  return at > 0 && words !== ""
    ? `has the words "${words}" without a variant: each bar begins the words of the next one, so none can have a bar`
    : "has words without a variant";
}

/** How to show what is left of a plan, or of a stock where there is none; undefined if something else is meant. */
function stockMeant(name: string, { plans, stock }: FunnelDefinition): string | undefined {
  const known = Object.keys(stock);
  if (name.startsWith("stock.") && known.length === 0)
    return "Write at the left edge how many there are, stock: { seats: 40 }, and at each plan what it takes of, stock: seats.";
  const [, plan] = /^plans?\.(?:([^.]+)\.)?(?:left|stock)$/.exec(name) ?? [];
  if (!/^plans?\./.test(name) || !/\.(?:left|stock)$/.test(name)) return undefined;
  const meant = (plan === undefined ? undefined : plans[plan]?.stock) ?? known[0];
  return meant === undefined
    ? 'No plan has a "stock" that is counted. Write at the left edge how many there are, stock: { seats: 40 }, at the plan stock: seats, and here {stock.seats}.'
    : `How many are left is {stock.${meant}}.`;
}

/** A key that plans may have, and the plan that does not: `period` of `{plans.album.period}`. */
function lackingOf(name: string, { plans }: FunnelDefinition) {
  const [, plan = "", key = ""] = /^plans\.([^.]+)\.(.+)$/.exec(name) ?? [];
  const own = plans[plan];
  if (!own || !planNames.includes(`plan.${key}`)) return undefined;
  const group = key === "total" ? "parts" : (key.split(".")[0] ?? key);
  if (key === "perDay") return { plan, what: "no price per day. Take the placeholder out." };
  return group in own ? undefined : { plan, what: `no "${group}". Write one there, or take the placeholder out.` };
}

/** Any parameter may be in an address. */
const isOfAddress = (name: string) => /^query\.[A-Za-z][\w-]*$/.test(name);

const ofOutcome: readonly string[] = ["outcome.title", "outcome.text"];

const isOfOutcome = (name: string) => ofOutcome.includes(name);

/** Texts that show the outcome, where there are none: one mistake, wherever it is shown. */
function* withoutOutcomes({ definition, uses }: LintContext): Iterable<Finding> {
  const shown = uses.filter(({ name }) => isOfOutcome(name));
  const [first] = shown;
  if (!first || definition.outcomes.length > 0) return;
  yield {
    message: `{${first.name}} is shown, but there are no "outcomes"${shown.length > 1 ? `; ${shown.length} places show them` : ""}. Write them at the left edge: outcomes: [{ id: …, title: …, text: … }]`,
    path: first.path,
    excerpt: first.excerpt,
  };
}

const planNamed = ` A plan has: ${planNames.map((name) => `{${name}}`).join(", ")}.`;

/** A misspelt name, or one that lacks its group; a whole name that is nearly right is misspelt. */
function meant(name: string, known: readonly string[]): Suggestion {
  const elsewhere = inOtherWords(name, known);
  if (elsewhere !== undefined) return suggestion(elsewhere);
  const near = didYouMean(name, known);
  const grouped = inGroup(name, known);
  return grouped && (near.suggest === null || !name.includes(".")) ? grouped : near;
}

/** `{plan.price}` for `{piano.prezzo}` or `{prezzo}`: names of the engine in the words of the author's language. */
function inOtherWords(name: string, known: readonly string[]): string | undefined {
  const parts = name.split(".");
  const isMeant = (own: readonly string[]) =>
    own.length === parts.length &&
    own.every((part, at) => part === parts[at] || keyNamed(parts[at] ?? "", [part]) !== undefined);
  // A name alone is rather that of a visitor than that of a plan.
  return known.find((each) => isMeant(each.split(".")) || (each === "plan.price" && isMeant(["price"])));
}

/** `{risk}` for `{score.risk}`, or `{values.sum}` for `{sum}`. */
function inGroup(name: string, known: readonly string[]): Suggestion | undefined {
  const last = name.slice(name.lastIndexOf(".") + 1);
  const [meant, other] = known.filter((each) => each.slice(each.indexOf(".") + 1) === last);
  return meant === undefined || other !== undefined ? undefined : suggestion(meant);
}

/** Of steps that ask nothing with options, such as forms, there is no answer: each of their fields has a name of its own. */
const answerNames = (steps: LintContext["steps"]) =>
  Object.keys(steps).flatMap((id) => (steps[id]?.options.length ? [`answer.${id}`] : []));

/** Why a step has no answer to be shown; undefined if it is none, or has one. */
function withoutAnswer(name: string, { steps }: FunnelDefinition): string | undefined {
  const id = name.replace(/^answer\./, "");
  const step = id !== name && Object.hasOwn(steps, id) ? steps[id] : undefined;
  if (!step) return undefined;
  const fields = fieldsOf(step).map((field) => `{${field.id}}`);
  return fields.length > 0
    ? `step "${id}" has no options, but fields, and each stands by its own name. Write ${fields.join(" or ")}.`
    : `step "${id}" asks nothing that can be chosen. Name the step that does, or take it out.`;
}

/** How a value comes to be shown, and what can stand there already. */
function waysOut(name: string, { definition, steps }: LintContext): string {
  const saved = Object.values(steps).flatMap(({ save }) => save ?? []);
  const shown = [
    ...saved,
    ...Object.keys(definition.values),
    ...(definition.outcomes.length > 0 ? ofOutcome : []),
    ...answerNames(steps),
    ...Object.keys(definition.scales).map((scale) => `score.${scale}`),
    ...fixedNames(definition).filter((fixed) => /^(product|facts)\./.test(fixed)),
  ].map((each) => `{${each}}`);
  const save = /^[\w-]+$/.test(name)
    ? ` To show an answer by this name, write "save: ${name}" in the step that asks for it; what is computed is named under "values".`
    : "";
  const more = shown.length > mostShown ? ` and ${shown.length - mostShown} more` : "";
  return `${save} You can use: ${shown.slice(0, mostShown).join(", ")}${more}.`;
}

const mostShown = 10;

/**
 * Optional fields of a product. The engine's own sentences use them too, so the author may never have written their
 * names.
 */
const unstated: Readonly<Record<string, string>> = {
  "product.provider": "Your Company Ltd.",
  "product.app": "https://…",
  "product.support": "help@…",
};

/** Placeholders whose values depend on answers. */
function changingNames({ definition, steps }: LintContext): ReadonlySet<string> {
  return new Set([
    ...savedNames(definition),
    ...Object.keys(definition.values),
    ...Object.keys(definition.scales).map((scale) => `score.${scale}`),
    ...answerNames(steps),
    ...(definition.outcomes.length > 0 ? ofOutcome : []),
    ...Object.keys(definition.stock).map((stock) => `stock.${stock}`),
  ]);
}

/** Placeholders for fixed values that the definition has: product, facts and plans. */
function fixedNames(definition: FunnelDefinition): readonly string[] {
  const { product, facts, plans } = definition;
  const names = [
    ...Object.keys(product).map((key) => `product.${key}`),
    ...Object.keys(facts).map((id) => `facts.${id}`),
    ...Object.keys(plans).flatMap((id) => planNames.map((name) => name.replace("plan.", `plans.${id}.`))),
  ];
  return names.filter((name) => fixedValue(definition, name) !== undefined);
}
