import {
  type AtomKind,
  type ByKind,
  byKind,
  type ConditionAtom,
  conditionWords,
  type Experiments,
  type Placed,
} from "../../../flow/index.ts";
import { keyNamed } from "../../../load/index.ts";
import { didYouMean, type Finding, suggestion } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { readBy, savedNames } from "../../implied-names.ts";
import type { Rule } from "../../rule.ts";
import { scoredScales } from "../../scored-scales.ts";

/** A condition asks about steps, options, scales, fields and values that exist. */
export const unknownCondition: Rule = {
  id: "unknown-condition",
  severity: "error",
  holdsInPart: true,
  why: "A question about something that does not exist is never answered with yes: the way or the section behind it is never taken. It is usually a slip in an id, and it shows only in the numbers: a branch that no visitor ever reaches.",
  wrong: "- when: { frist: yes }\n  go: end",
  right: "- when: { first: yes }\n  go: end",
  *check(context) {
    const asked: Asked = {
      ...context,
      stepIds: new Set(context.graph.ids),
      scales: new Set(Object.keys(context.definition.scales)),
      saved: savedNames(context.definition),
      fields: new Set(Object.values(context.steps).flatMap(({ fields }) => fields.map(({ id }) => id))),
      hasNoScales: Object.keys(context.definition.scales).length === 0 && scoredScales(context.steps).length > 0,
      queries: new Set(context.atoms.flatMap(({ kind, name }) => (kind === "query" ? name : []))),
    };
    for (const atom of context.atoms) yield* byKind(faults, atom, asked);
  },
};

type Asked = LintContext & { readonly hasNoScales: boolean } & {
  readonly [N in "stepIds" | "scales" | "saved" | "fields" | "queries"]: ReadonlySet<string>;
};

const faults: ByKind<readonly Finding[], Asked, AtomKind, Placed> = {
  chosen(atom, given) {
    const { stepIds, steps } = given;
    const asked = steps[atom.name];
    if (!asked) {
      const [noun, word] = otherKind(atom.name, given) ?? [];
      const ids = atom.options.map(({ id }) => id);
      if (isOutcome(atom, given)) return [unknown(atom, askForOutcome, [])];
      if (word === undefined) {
        const known = [...stepIds, ...conditionWords];
        const meant = keyNamed(atom.name, conditionWords);
        const [drawn] = variantMeant(atom.name, ids, given.experiments, meant === "experiment");
        if (drawn !== undefined)
          return [unknown(atom, `which is no step. Ask for the variant: experiment: { ${drawn}: ${listed(ids)} }`, [])];
        const areOutcomes = ids.every((id) => given.definition.outcomes.some((outcome) => outcome.id === id));
        return areOutcomes && didYouMean(atom.name, known).suggest === null
          ? [unknown(atom, `which is not a step. To ask for the outcome, write outcome: ${listed(ids)}`, [])]
          : [
              unknown(
                atom,
                "which is neither a step nor a word of conditions",
                meant === undefined ? known : [],
                meant,
              ),
            ];
      }
      const is = listed(ids);
      const fields = Object.values(steps).flatMap((step) => step.fields.filter(({ id }) => id === atom.name));
      if (fields.some(({ kind }) => kind === "consent"))
        return [unknown(atom, `which is a box to tick. Ask whether it is ticked: has: ${atom.name}`, [])];
      const hasOptions = fields.some(({ kind }) => kind === "choice");
      const operand = ["query", "experiment"].includes(word) ? is : hasOptions ? `{ is: ${is} }` : "{ min: … }";
      return [unknown(atom, `which is ${noun}. Write ${word}: { ${atom.name}: ${operand} }`, [])];
    }
    const [choice] = asked.fields.filter(({ kind }) => kind === "choice");
    const [field = choice] = asked.fields;
    if (asked.options.length === 0 && field !== undefined) {
      const { id, kind } = choice ?? field;
      const operand = kind === "choice" ? `{ is: ${atom.options[0]?.id ?? "…"} }` : "{ min: … }";
      return [unknown(atom, `which is a form. Ask about one of its fields: field: { ${id}: ${operand} }`, [])];
    }
    return atom.options.flatMap(({ id, path }): Finding[] => {
      if (asked.options.some((option) => option.id === id)) return [];
      if (asked.options.length === 0)
        return [{ message: `A condition asks for the answer of step "${atom.name}", which asks nothing.`, path }];
      const denied = /^(?:[!≠¬]=?|not[ _-])\s*(?<own>.+)$/u.exec(id)?.groups?.own;
      if (denied !== undefined && asked.options.some((option) => option.id === denied))
        return [
          {
            message: `A condition asks for the option "${id}", which step "${atom.name}" does not have. To ask for all others, write "not" around it: not: { ${atom.name}: ${denied} }.`,
            path,
          },
        ];
      const labelled = asked.options.find(({ label }) => label === id);
      const ids = asked.options.map((option) => option.id);
      const { sentence, suggest } = labelled
        ? { sentence: ` The id of that option is "${labelled.id}".`, suggest: labelled.id }
        : didYouMean(id, ids);
      const repair = sentence || ` Its options are: ${ids.slice(0, 12).join(", ")}.`;
      return [
        {
          message: `A condition asks for the option "${id}", which step "${atom.name}" does not have.${repair}`,
          path,
          suggest,
        },
      ];
    });
  },
  count: (atom, { stepIds }) => (stepIds.has(atom.name) ? [] : [unknown(atom, "which is not a step", stepIds)]),
  score: (atom, given) =>
    // Another rule reports that there are none.
    given.hasNoScales
      ? []
      : bounded(atom, "score", given.scales, 'which is not a scale. Scales are named under "scales"', given),
  has(atom, given) {
    const { saved, values } = given;
    if (saved.has(atom.name)) return [];
    if (isOutcome(atom, given)) return [unknown(atom, askForOutcome, [])];
    if (Object.hasOwn(given.experiments, atom.name))
      return [unknown(atom, `which is an experiment. Ask for its variant: experiment: { ${atom.name}: VARIANT }`, [])];
    const [read] = values.has(atom.name) ? readBy(atom.name, values).filter((name) => saved.has(name)) : [];
    const fault =
      read === undefined
        ? 'which no step saves. A step saves its answer with "save"'
        : `which is computed. Ask for what it is computed from: has: ${read}`;
    return [unknown(atom, fault, read === undefined ? saved : [])];
  },
  value: (atom, given) =>
    atom.of === "value"
      ? bounded(
          atom,
          "value",
          new Set(given.values.keys()),
          'which is not a value. Values are named under "values"',
          given,
        )
      : bounded(atom, "field", given.fields, "which is not a field of a form", given),
  outcome(atom, { definition: { outcomes }, stepIds }) {
    // A step of that name is reported by another rule.
    if (stepIds.has(atom.kind)) return [];
    if (outcomes.length === 0)
      return [
        unknown(atom, 'but there are no "outcomes". Write them at the left edge: outcomes: [{ id: …, title: … }]', []),
      ];
    if (outcomes.some(({ id }) => id === atom.name)) return [];
    const titled = outcomes.find(({ title }) => title === atom.name);
    const ids = outcomes.map(({ id }) => id);
    const { sentence, suggest } = titled
      ? { sentence: ` The id of that outcome is "${titled.id}".`, suggest: titled.id }
      : didYouMean(atom.name, ids);
    const repair = sentence || ` The outcomes are: ${ids.slice(0, 12).join(", ")}.`;
    const { name, path, on } = atom;
    return [
      { message: `A condition asks for the outcome "${name}", which does not exist.${repair}`, path, on, suggest },
    ];
  },
  query(atom, { experiments, definition }) {
    if (atom.isStock) return stockFaults(atom, Object.keys(definition.stock));
    const variants = Object.keys(experiments[atom.name] ?? {});
    if (!atom.isDrawn) {
      // Query parameters are the advertiser's choice, so any name is accepted.
      if (variants.length === 0) return [];
      const written = `experiment: { ${atom.name}: ${listed(atom.values)} }`;
      return [unknown(atom, `which is an experiment. Ask for its variant: ${written}`, [])];
    }
    const names = Object.keys(experiments);
    if (names.length === 0) {
      const written = listed(["control", ...atom.values.filter((variant) => variant !== "control")]);
      const wayOut = `Write them at the left edge, the page as it is first: experiments: { ${atom.name}: ${written} }`;
      return [unknown(atom, `but there are no "experiments". ${wayOut}`, [])];
    }
    if (variants.length === 0) {
      const finding = unknown(atom, "which is not an experiment", names);
      const listing = finding.suggest ? "" : ` The experiments are: ${names.join(", ")}.`;
      return [{ ...finding, message: `${finding.message}${listing}` }];
    }
    return atom.values.flatMap((variant): Finding[] => {
      if (variants.includes(variant)) return [];
      const parts = variant.split(",").map((part) => part.trim());
      const [, denied = ""] = /^(?:not\s+|!=?\s*)(.+)$/i.exec(variant) ?? [];
      const { sentence, suggest } = variants.includes(denied)
        ? { sentence: ` Write not: { experiment: { ${atom.name}: ${denied} } }.`, suggest: null }
        : parts.every((part) => variants.includes(part))
          ? { sentence: ` Write a list: ${listed(parts)}.`, suggest: null }
          : didYouMean(variant, variants);
      const repair = sentence || ` Its variants are: ${variants.join(", ")}.`;
      const message = `A condition asks for the variant "${variant}", which experiment "${atom.name}" does not have.${repair}`;
      return [{ message, path: atom.path, excerpt: variant, suggest }];
    });
  },
};

/** What is wrong with a question about a stock. */
function stockFaults({ name, ...atom }: ConditionAtom, known: readonly string[]): readonly Finding[] {
  const stock = name.slice("stock.".length);
  if (known.includes(stock)) return [];
  return known.length > 0
    ? [unknown({ ...atom, name: stock }, 'which is not a stock. Stocks are named under "stock"', known)]
    : [
        unknown(
          { ...atom, name: stock },
          `but there is no "stock". Write it at the left edge: stock: { ${stock}: 40 }`,
          [],
        ),
      ];
}

/** The experiments that `experiment.headline: long` or `variant: long` may mean. */
function variantMeant(
  name: string,
  ids: readonly string[],
  experiments: Experiments,
  isWord: boolean,
): readonly string[] {
  const [, named = ""] = /^\w+\.(.+)$/.exec(name) ?? [];
  if (Object.hasOwn(experiments, named)) return [named];
  if (!isWord) return [];
  return Object.keys(experiments).filter((each) => ids.every((id) => Object.hasOwn(experiments[each] ?? {}, id)));
}

/** Whether a question means the outcome, as texts name it: `outcome.title`. */
const isOutcome = ({ name }: ConditionAtom, { definition }: Asked) =>
  /^outcome(?:\.|$)/.test(name) && definition.outcomes.length > 0;

const askForOutcome = "which is asked for by the id of an outcome. Write outcome: ID";

const listed = (ids: readonly string[]) => (ids.length > 1 ? `[${ids.join(", ")}]` : (ids[0] ?? "…"));

/** What is wrong with the name of something that has bounds. */
function bounded(
  atom: ConditionAtom,
  word: string,
  known: ReadonlySet<string>,
  fault: string,
  given: Asked,
): readonly Finding[] {
  if (known.has(atom.name)) return [];
  if (isOutcome(atom, given)) return [unknown(atom, askForOutcome, [])];
  const [noun, other] = otherKind(atom.name, given) ?? [];
  if (noun === undefined) return [unknown(atom, fault, known)];
  return [unknown(atom, `which is ${noun}. Ask with ${other} instead of ${word}`, [])];
}

/** What a name stands for that is not what the condition asks about, and the word to ask about it with. */
function otherKind(
  name: string,
  { values, fields, scales, queries, experiments }: Asked,
): readonly [string, string] | undefined {
  if (values.has(name)) return ["a value", "value"];
  if (fields.has(name)) return ["a field", "field"];
  if (scales.has(name)) return ["a scale", "score"];
  if (Object.hasOwn(experiments, name)) return ["an experiment", "experiment"];
  return queries.has(name) ? ["a parameter of the address", "query"] : undefined;
}

function unknown({ name, path, on }: ConditionAtom, fault: string, names: Iterable<string>, meant?: string): Finding {
  const { sentence, suggest } = meant === undefined ? didYouMean(name, names) : suggestion(meant);
  return { message: `A condition asks about "${name}", ${fault}.${sentence}`, path, on, suggest };
}
