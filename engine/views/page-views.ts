import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { plainCopy, tabTitleOf } from "../copy/index.ts";
import { bareCondition, counterOf, milliseconds, parseCondition, positionOf, saysPick } from "../flow/index.ts";
import { soldPlans } from "../pricing/index.ts";
import {
  canSay,
  canTakePayment,
  fieldsOf,
  fieldWith,
  leavesContact,
  sectionsOf,
  sectionWith,
  stepWith,
} from "../traits/index.ts";
import { fixedIn } from "./fixed-in.ts";
import type { BackendView, LegalView, Site, StepView } from "./site.ts";
import { trackingOf } from "./tracking-view.ts";

/** The part of a definition that every page carries. */
export function siteOf(definition: FunnelDefinition): Site {
  const { id, language, theme, texts, hosts, product } = definition;
  const { fixed } = fixedIn(
    definition,
    Object.keys(product)
      .map((key) => `{product.${key}}`)
      .join(""),
  );
  // They are part of the page itself.
  const { noScript, failed, again, ...shell } = texts.shell;
  return {
    id,
    language,
    ...(theme.logo && { logo: theme.logo }),
    ...(theme.secondLogo && { secondLogo: theme.secondLogo }),
    texts: filled(definition, shell),
    fixed,
    ...(hosts && { hosts }),
  };
}

/** Sentences on every page, filled with values that are the same for all visitors. */
const filled = <T extends object>(definition: FunnelDefinition, texts: T): T => ({
  ...texts,
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, plainCopy(definition, text, "")])),
});

/** The additional data of one step's page. */
export function viewOf(definition: FunnelDefinition, id: string): StepView {
  const step = definition.steps[id];
  if (!step) throw new Error(`No step "${id}" in this definition`);
  const texts = textsFor(definition, step);
  const source = sourceOf(definition, step);
  const isPriced = isAboutPlans(definition, step);
  const position = positionOf(step, counterOf(definition));
  const { fixed, samples } = fixedIn(definition, source);
  return {
    ...withBareConditions(step),
    texts,
    // All plans, because a visitor may have picked one at another step.
    plans: isPriced ? soldPlans(definition) : {},
    every: isPriced ? definition.texts.every : {},
    fixed: { ...fixed, ...lastingIn(definition, step) },
    samples,
    ...(position && { position }),
    title: titleOf(definition, step),
    ...(leavesContact(step) && { leavesContact: true }),
  };
}

/** How long the appointments last that a step offers as entries for a calendar, in milliseconds, by `lasting.FIELD`. */
function lastingIn({ calendars, steps }: FunnelDefinition, step: Step): Readonly<Record<string, string>> {
  const offered = sectionsOf(step).flatMap((section) => sectionWith("offersEntry", section)?.appointment ?? []);
  const fields = Object.values(steps).flatMap((each) => fieldsOf(each).filter(({ id }) => offered.includes(id)));
  const lengths = fields.flatMap((field) => {
    const length = calendars[fieldWith("givesAppointment", field)?.calendar ?? ""]?.length;
    return length === undefined ? [] : [[`lasting.${field.id}`, String(milliseconds(length))]];
  });
  return Object.fromEntries(lengths);
}

/** Whether a step shows or names a plan. */
export function isAboutPlans(definition: FunnelDefinition, step: Step): boolean {
  const source = sourceOf(definition, step);
  if (saysPick(step)) return true;
  return Object.keys(definition.plans).some(
    (plan) => source.includes(JSON.stringify(plan)) || source.includes(`{plans.${plan}.`),
  );
}

/** What a step needs to say how many are left; undefined if it sells nothing that runs out, and says nothing of it. */
export function stockTextsOf(definition: FunnelDefinition, step: Step): FunnelDefinition["texts"]["stock"] | undefined {
  const { plans, stock, texts } = definition;
  if (Object.keys(stock).length === 0) return undefined;
  const offered = sectionsOf(step).flatMap((section) => [
    ...(sectionWith("offersPlans", section)?.plans ?? []),
    ...(sectionWith("offersExtras", section)?.extras ?? []),
  ]);
  const isTold = offered.some((id) => plans[id]?.stock !== undefined) || asksOfStock.test(sourceOf(definition, step));
  return isTold ? texts.stock : undefined;
}

/** A placeholder or a condition about a stock, in a step as JSON. */
const asksOfStock = /\{stock\.|"stock":\{/;

/** All that a step says. */
function sourceOf(definition: FunnelDefinition, step: Step): string {
  const own = JSON.stringify([step, textsFor(definition, step)]);
  return own.includes("{outcome.") ? own + JSON.stringify(definition.outcomes) : own;
}

/** Pages evaluate conditions but never parse them: that happens here. */
function withBareConditions(step: Step): Pick<StepView, "step" | "conditions"> {
  const conditions = sectionsOf(step).flatMap(({ when }, index) =>
    when ? [[index, bareCondition(parseCondition(when, []))] as const] : [],
  );
  if (conditions.length === 0) return { step };
  const bare: Step = JSON.parse(JSON.stringify(step));
  for (const section of sectionsOf(bare)) delete section.when;
  return { step: bare, conditions: Object.fromEntries(conditions) };
}

/** The engine's own sentences for a step, including those about paying if it sells something. */
function textsFor({ texts, stock }: FunnelDefinition, step: Step): StepView["texts"] {
  const own = new Map<string, StepView["texts"]>(Object.entries(texts)).get(step.type);
  if (stepWith("asks", step)?.otherwise) {
    const { tooLong, oddCharacters, noMarkup } = texts.form;
    return { ...own, ...texts.otherwise, tooLong, oddCharacters, noMarkup };
  }
  const isLimited = Object.keys(stock).length > 0;
  if (canTakePayment(step)) return { ...texts.payment, ...own, ...(isLimited && texts.stock) };
  const fields = fieldsOf(step);
  return own && fields.length > 0
    ? Object.fromEntries(Object.entries(own).filter(([name]) => canSay(name, fields)))
    : own;
}

/** Content of the legal dialog; null if a definition has none. */
export function legalOf(definition: FunnelDefinition): LegalView | null {
  const { legal } = definition;
  return legal ? { ...legal, ...fixedIn(definition, JSON.stringify(legal)) } : null;
}

/** Environment of a build that says whether there are functions. */
const hasNoFunctions = ({ FUNCTIONS }: Readonly<Record<string, string | undefined>>) => FUNCTIONS?.trim() === "none";

/** Whether there are functions that pages can call. */
export const hasFunctions = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  !hasNoFunctions(environment);

/** Whether pages count their visitors: the definition asks for it, and there are functions to do so. */
export const countsVisitors = (
  { countVisitors }: FunnelDefinition,
  environment: Readonly<Record<string, string | undefined>>,
): boolean => countVisitors && !hasNoFunctions(environment);

/**
 * Where the browser sends data.
 *
 * @param environment of the build: SUPABASE_URL and SUPABASE_ANON_KEY name the project whose functions are called;
 * FUNCTIONS=none means there are none
 */
export function backendOf(
  definition: FunnelDefinition,
  environment: Readonly<Record<string, string | undefined>>,
  hash = "",
): BackendView {
  const { id, version, language, lead, geolocation, tracking } = definition;
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = environment;
  return {
    ...(url && { url }),
    ...(key && { key }),
    ...(hasNoFunctions(environment) && { hasNoFunctions: true }),
    leadSource: lead?.source ?? id,
    ...(lead?.webhook && { leadWebhook: lead.webhook }),
    ...(lead?.send && { leadParts: lead.send }),
    ...(lead?.updates && { leadUpdates: true }),
    ...(lead?.confirm?.consent && { confirmedConsent: lead.confirm.consent }),
    definition: { id, version, hash, language },
    ...(geolocation && { geolocation: geolocation.url }),
    ...(trackingOf(definition).events.length > 0 && { consent: tracking?.consent ?? "required" }),
  };
}

function titleOf(definition: FunnelDefinition, step: Step): string {
  const { name } = definition.product;
  const title = tabTitleOf(definition, step);
  return title === undefined ? name : `${title} · ${name}`;
}
