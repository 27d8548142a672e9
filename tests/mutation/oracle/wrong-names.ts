import { entriesOf } from "../entries-of.ts";
import { namesFor, namesIn } from "../names-in.ts";
import type { Plain } from "../plain.ts";
import { referencesOf } from "../references-of.ts";
import type { Complaint } from "./complaint.ts";

/** Names that do not exist: of steps, plans, options and so on, in placeholders, and in links to legal texts. */
export function wrongNames(definition: Plain): readonly Complaint[] {
  const names = namesIn(definition);
  const dangling = referencesOf(definition).flatMap(({ kind, name, path, of = "" }) => {
    const known = namesFor({ kind, of }, names);
    return known.includes(name) ? [] : [{ what: `no ${kind} ${of} ${name}`, path }];
  });
  return [...dangling, ...inTexts(definition)];
}

function inTexts(definition: Plain): readonly Complaint[] {
  const { steps, outcomes, legal, texts, product } = definition as { readonly [key: string]: Plain };
  const names = namesIn(definition);
  const known = new Set([
    ...names.saved,
    ...Object.keys(product ?? {}).map((key) => `product.${key}`),
    ...names.fact.map((id) => `facts.${id}`),
    ...names.step.map((id) => `answer.${id}`),
    ...names.scale.map((id) => `score.${id}`),
    ...(outcomes ? ["outcome.title", "outcome.text"] : []),
    ...planKeys.flatMap((key) => [`plan.${key}`, ...names.plan.map((id) => `plans.${id}.${key}`)]),
  ]);
  return Object.entries({ steps, outcomes, legal, texts }).flatMap(([root, value]) =>
    [...entriesOf(value, [root])].flatMap(({ path, value: text }) => {
      if (typeof text !== "string") return [];
      const placeholders = [...text.matchAll(/\{([A-Za-z][\w.-]*)(\|[^{}]*)?\}/g)].map(([, name = ""]) => name);
      const links = [...text.matchAll(/\]\(legal:([^)]*)\)/g)].map(([, tab = ""]) => tab);
      const rest = text.replace(/\{[A-Za-z][\w.-]*(\|[^{}]*)?\}/g, "");
      return [
        ...placeholders
          .filter((name) => !known.has(name))
          .map((name) => ({ what: `no placeholder ${name}`, path, excerpt: `{${name}` })),
        ...links
          .filter((tab) => !names.tab.includes(tab))
          .map((tab) => ({ what: `no legal text ${tab}`, path, excerpt: `legal:${tab}` })),
        ...(/[{}]/.test(rest) ? [{ what: `braces that visitors would read: ${text}`, path }] : []),
      ];
    }),
  );
}

const planKeys = [
  "name",
  "price",
  "originalPrice",
  "perDay",
  "currency",
  "period",
  "interval",
  "renews.price",
  "renews.every",
  "nextCharge",
];
