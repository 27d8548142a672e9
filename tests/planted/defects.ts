/** A defect that somebody could bring in, and where a proof has to find it. */
export type Defect = {
  readonly what: string;
  /** The file that is changed, the text in it, which is there once, and what takes its place. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly funnel: string;
  /** The step that is enough to see it. */
  readonly only?: string;
  /** Part of the line of the definition that a finding names. */
  readonly line: string;
};

const allotment = "tests/trades/allotment.yaml";
const wine = "tests/trades/wine-shop.yaml";
const lead = "templates/lead/funnel.yaml";
const meals = "tests/trades/meal-kits.yaml";

const inTheEngine: readonly Defect[] = [
  {
    what: "compiler: an option's own way is never taken",
    file: "engine/quiz/quiz.ts",
    from: "if (exit.option !== undefined && !quiz.choices[step]?.includes(exit.option)) return false;",
    to: "if (exit.option !== undefined) return false;",
    ...{ funnel: allotment, only: "plot", line: "next: lawn" },
  },
  {
    what: "session: answers are not stored",
    file: "src/app/visit/session.ts",
    from: 'storage.write("quiz", toStored(flow, context));',
    to: "",
    ...{ funnel: allotment, line: "  reply:" },
  },
  {
    what: "session: every address leads to the first page",
    file: "src/app/visit/session.ts",
    from: "flow.steps[id]?.path === wanted)",
    to: 'flow.steps[id]?.path === (wanted && "/"))',
    ...{ funnel: allotment, only: "lawn", line: "next: lawn" },
  },
  {
    what: "session: everybody is shown the first variant",
    file: "src/kernel/variants/variant-drawer.ts",
    from: "own ?? drawVariant(weights, random())",
    to: "own && Object.keys(weights)[0]",
    ...{ funnel: meals, only: "diet", line: "quiz: short } }, go: email" },
  },
  {
    what: "kernel: an option's own way is not known before the code has come",
    file: "src/kernel/walk.ts",
    from: "screen.ways.find(([own]) => !own || now.includes(own))?.[1]",
    to: "screen.ways.find(([own]) => !own)?.[1]",
    ...{ funnel: allotment, only: "plot", line: "next: lawn" },
  },
  {
    what: "functions: the link of a mail confirms nothing",
    file: "supabase/functions/confirm/handler.ts",
    from: "return { isConfirmed: asked !== undefined };",
    to: "return { isConfirmed: false };",
    ...{ funnel: "tests/trades/beekeeping.yaml", only: "adresse", line: "  bestaetigt:" },
  },
  {
    what: "renderer: the button of a page does nothing",
    file: "renderers/ui/controls/button.tsx",
    from: "else if (event.detail <= 1) onClick?.();",
    to: "else if (event.detail > 9) onClick?.();",
    ...{ funnel: wine, only: "offer", line: "next: order" },
  },
  {
    what: "renderer: options are no radios",
    file: "renderers/ui/controls/option-card.tsx",
    from: "      role={role}\n",
    to: '      role={role === "radio" ? undefined : role}\n',
    ...{ funnel: allotment, only: "plot", line: "label: Vegetables" },
  },
  {
    what: "renderer: a claimed prize stays open",
    file: "renderers/offer/clocks.tsx",
    from: 'send({ type: "claim" });',
    to: 'send({ type: "tick", now: now() });',
    ...{ funnel: wine, only: "offer", line: "{ id: glass" },
  },
  {
    what: "renderer: a bonus never ends",
    file: "renderers/offer/bonus-banner.tsx",
    from: "const isOver = leftMs === 0;",
    to: "const isOver = leftMs < 0;",
    ...{ funnel: wine, only: "offer", line: "    bonus:" },
  },
  {
    what: "styles: the middle of options is dead",
    file: "renderers/ui/controls/options.tsx",
    from: "  gap: 12px;\n  min-width: 0;",
    to: '  gap: 12px;\n  position: relative;\n  &::after { content: ""; position: absolute; inset: 0 30%; z-index: 9; }\n  min-width: 0;',
    ...{ funnel: allotment, only: "plot", line: "label: Vegetables" },
  },
  {
    what: "styles: a heading is wider than a small phone",
    file: "renderers/ui/text/heading.tsx",
    from: "  text-wrap: balance;\n  scroll-margin-top:",
    to: "  min-width: 420px;\n  scroll-margin-top:",
    ...{ funnel: allotment, only: "plot", line: "  plot:" },
  },
  {
    what: "styles: small text is too pale",
    file: "renderers/ui/text/paragraphs.ts",
    from: "color: var(--muted);\n  font-size: 0.875rem;",
    to: "color: var(--line);\n  font-size: 0.875rem;",
    ...{ funnel: allotment, only: "reply", line: "Nobody sells" },
  },
  {
    what: "renderer: a contact is refused without a word",
    ...{ file: "renderers/contact/contact.tsx", from: "    refuse(problem);\n    focusWrong", to: "    focusWrong" },
    ...{ funnel: lead, only: "contact", line: "  contact:" },
  },
  {
    what: "visit: a contact stays in the browser",
    file: "src/app/visit/leads.ts",
    from: "storage, leadSender(backend, about), keptIn);",
    to: "storage, { ...leadSender(backend, about), send: async () => undefined }, keptIn);",
    ...{ funnel: lead, only: "contact", line: "  contact:" },
  },
  {
    what: "renderer: Escape closes no dialog",
    ...{
      file: "renderers/ui/overlays/dialog.tsx",
      from: "if (dismissable) onClose();",
      to: "if (!dismissable) onClose();",
    },
    ...{ funnel: lead, only: "contact", line: "consent: >-" },
  },
];

const inDefinitions: readonly Defect[] = [
  {
    what: "definition: text that is too pale",
    ...{ file: allotment, from: 'ink: "#191b33"', to: 'ink: "#d5d5d5"' },
    ...{ funnel: allotment, only: "lawn", line: "We sow in April" },
  },
  {
    what: "definition: a heading that is cut in one variant only",
    ...{ file: meals, from: "Dinner without leftovers in the bin", to: "Dinner without Wegwerflebensmittelverpackung" },
    ...{ funnel: meals, only: "welcome", line: "Dinner without" },
  },
  {
    what: "definition: two options that sound alike",
    ...{ file: allotment, from: "options: [Beds, A glasshouse,", to: "options: [Beds, { id: more, label: Beds }," },
    ...{ funnel: allotment, only: "beds", line: "options: [Beds," },
  },
  {
    what: "definition: a way to a step that is not there",
    ...{ file: allotment, from: "label: A lawn, next: lawn", to: "label: A lawn, next: lawns" },
    ...{ funnel: allotment, line: "next: lawns" },
  },
  {
    what: "definition: a logo that is not there",
    ...{ file: allotment, from: "logo: logo.svg", to: "logo: lost.svg" },
    ...{ funnel: allotment, line: "lost.svg" },
  },
  {
    what: "definition: bounds between which there is nothing",
    ...{ file: allotment, from: "min: 0, max: 20 }", to: "min: 30, max: 20 }" },
    ...{ funnel: allotment, line: "min: 30" },
  },
  {
    what: "definition: a way that nobody can take",
    ...{ file: allotment, from: "helpers: { min: 3 }", to: "helpers: { min: 30 }" },
    ...{ funnel: allotment, line: "min: 30" },
  },
  {
    what: "definition: two steps at one address",
    ...{ file: allotment, from: "path: /beds", to: "path: /lawn # twice" },
    ...{ funnel: allotment, line: "# twice" },
  },
  {
    what: "definition: a step that nobody comes to",
    ...{ file: allotment, from: "    back: plot\n    next: details", to: "    back: plot\n    next: reply" },
    ...{ funnel: allotment, line: "  details:" },
  },
  {
    what: "definition: a placeholder that nothing fills",
    ...{ file: allotment, from: "text: We write within two days", to: 'text: "We write to {nobody}"' },
    ...{ funnel: allotment, line: "{nobody}" },
  },
  {
    what: "definition: a wheel that always lands on nothing",
    ...{ file: wine, from: "weights: { glass: 1,", to: "weights: { glas: 1," },
    ...{ funnel: wine, line: "glas: 1" },
  },
];

/** Ten and more in the engine's parts, ten in definitions. */
export const defects: readonly Defect[] = [...inTheEngine, ...inDefinitions];
