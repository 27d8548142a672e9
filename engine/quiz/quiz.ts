import { fillCopy, type Lookup, parseInline, plainText } from "../copy/index.ts";
import { type Facts, type Flow, type FlowExit, type FlowOutcome, holds, ownAnswerName } from "../flow/index.ts";
import type { Computed } from "../values/index.ts";

/** Everything a visitor has told us. The rest (answers by label, scores, outcome) is derived from it. */
export type Quiz = {
  /** Ids of the chosen options, by step id. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Values by name that are not choices: email, phone, plan. */
  readonly values: Readonly<Record<string, string>>;
  /** Query parameters of the address that the visitor came with, and the variants of experiments. */
  readonly query: Readonly<Record<string, string>>;
  /** What texts show of that address, by placeholder: `query.name`. It is kept for the visit alone, and sent nowhere. */
  readonly fromAddress?: Readonly<Record<string, string>> | undefined;
  /** Steps the visitor has been to, in the order of the first visit. */
  readonly reached: readonly string[];
};

export const emptyQuiz: Quiz = { choices: {}, values: {}, query: {}, reached: [] };

/** The steps on the visitor's way so far. Everybody begins at the first one, which `reached` need not name. */
export const visited = (flow: Flow, { reached }: Quiz): readonly string[] =>
  reached.includes(flow.start) ? reached : [flow.start, ...reached];

/** Answers by their label, as leads and reports carry them; several labels are joined by commas. */
export function answersOf(flow: Flow, quiz: Quiz): Record<string, string> {
  return { ...labelled(flow, quiz, "record"), ...computedOf(flow, quiz)?.recorded() };
}

/**
 * Values by name: those that a choice saved (`save`) and those that the visitor typed.
 *
 * @param isRead whether visitors read them
 */
export function valuesOf(flow: Flow, quiz: Quiz, isRead?: true): Record<string, string> {
  return { ...labelled(flow, quiz, "save", isRead), ...quiz.values };
}

/**
 * Labels of the options chosen at a step, joined by commas; undefined if none was.
 *
 * @param kept what it is kept for; left out where visitors read it, and it is joined as their language does it
 */
function answerAt(flow: Flow, quiz: Quiz, step: string, kept?: "record" | "save"): string | undefined {
  const chosen = quiz.choices[step] ?? [];
  const labels = flow.steps[step]?.options
    ?.filter(({ id }) => chosen.includes(id))
    .map(
      (option) =>
        (option.isTyped && quiz.values[ownAnswerName(step)]) ||
        (kept === "record" && option.recordAs) ||
        (option.label ?? option.id),
    );
  return labels?.length ? labels.join((!kept && flow.steps[step]?.between) || ", ") : undefined;
}

/** Points on one scale, summed over every choice. */
export function scoreOf(flow: Flow, quiz: Quiz, scale: string): number {
  let total = 0;
  for (const step in quiz.choices)
    for (const { id, score } of flow.steps[step]?.options ?? [])
      if (score?.[scale] && quiz.choices[step]?.includes(id)) total += score[scale];
  return total;
}

/** What this visitor's answers come to; undefined if the definition has neither values nor fields. */
export const computedOf = (flow: Flow, quiz: Quiz): Computed | undefined =>
  flow.compute?.(
    flow,
    quiz,
    (scale) => scoreOf(flow, quiz, scale),
    ({ when }, made) => holds(when, factsOf(flow, quiz, made)),
  );

/** The first outcome whose condition holds; undefined if the funnel has none that does. */
export function outcomeOf(flow: Flow, quiz: Quiz, facts = factsOf(flow, quiz)): FlowOutcome | undefined {
  return flow.outcomes.find(({ when }) => holds(when, facts));
}

/**
 * What conditions may ask about a visitor.
 *
 * @param made what the answers come to, where that is being computed
 */
export function factsOf(flow: Flow, quiz: Quiz, made?: Computed): Facts {
  // What the answers come to is the same for every condition that asks, and so is the outcome.
  let known = made;
  const computed = () => (known ??= computedOf(flow, quiz));
  let found: FlowOutcome | undefined;
  const outcome = () => (found ??= outcomeOf(flow, quiz, facts));
  const facts: Facts = {
    choices: quiz.choices,
    has: (name) => {
      const saved = valuesOf(flow, quiz)[name];
      return computed()?.has(name, saved) ?? Boolean(saved);
    },
    outcome: (id) => outcome()?.id === id,
    score: (scale) => scoreOf(flow, quiz, scale),
    meets: (name, bounds) => computed()?.meets(name, bounds) === true,
    query: { ...flow.controls, ...quiz.query },
  };
  return facts;
}

/** Whether a step has as many options chosen as it requires. One that excludes all others is enough. */
export function isAnswered(flow: Flow, quiz: Quiz, step: string): boolean {
  const { min = 0, options = [] } = flow.steps[step] ?? {};
  const chosen = quiz.choices[step] ?? [];
  return chosen.length >= min || options.some(({ id, exclusive }) => exclusive && chosen.includes(id));
}

/** Whether an exit of a step may be taken now. */
export function isOpen(
  flow: Flow,
  quiz: Quiz,
  step: string,
  exit: Omit<FlowExit, "to">,
  facts = factsOf(flow, quiz),
): boolean {
  if (!isAnswered(flow, quiz, step)) return false;
  if (exit.option !== undefined && !quiz.choices[step]?.includes(exit.option)) return false;
  return holds(exit.when, facts);
}

/**
 * The step that `next` leads to; undefined if it may not be taken.
 *
 * @param facts of this quiz; whoever asks at several steps makes them once
 */
export function nextStep(flow: Flow, quiz: Quiz, step: string, facts = factsOf(flow, quiz)): string | undefined {
  return flow.steps[step]?.forward.find((exit) => isOpen(flow, quiz, step, exit, facts))?.to;
}

/**
 * The step that the back link of a step leads to; undefined if there is none for this visitor.
 *
 * The previous step is not stored. It is derived from the answers, so it survives a reload and changes when they do. If
 * the answers do not lead to this step, it is the last visited step that leads here.
 */
export function backStep(flow: Flow, quiz: Quiz, step: string): string | undefined {
  const back = flow.steps[step]?.back;
  if (back === undefined || typeof back === "string") return back;
  if (!("previous" in back)) return back.find(({ when }) => holds(when, factsOf(flow, quiz)))?.to;
  const reached = quiz.reached.filter((id) => back.previous.includes(id)).at(-1);
  return onTheWay(flow, quiz, step)?.findLast((id) => back.previous.includes(id)) ?? reached;
}

/** The steps from the start to a step, as the answers lead there; undefined if they do not. */
function onTheWay(flow: Flow, quiz: Quiz, step: string): readonly string[] | undefined {
  const way: string[] = [];
  const facts = factsOf(flow, quiz);
  for (let at: string | undefined = flow.start; at !== undefined && !way.includes(at); ) {
    if (at === step) return way;
    way.push(at);
    at = nextStep(flow, quiz, at, facts);
  }
  return undefined;
}

function labelled(flow: Flow, quiz: Quiz, key: "record" | "save", isRead?: true): Record<string, string> {
  const found = Object.entries(flow.steps).flatMap(([step, { [key]: name }]) => {
    const answer = name && answerAt(flow, quiz, step, isRead ? undefined : key);
    return name && answer ? [[name, answer]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Values of the placeholders that depend on a visitor's answers: a computed or saved name, `answer.STEP`, `score.SCALE`,
 * `query.PARAMETER`, `experiment.NAME`, `outcome.title` and `outcome.text` (as plain text). `given.NAME` is what was typed in a field, or what
 * the address says, as it was given: no text shows that, but addresses hand it on.
 *
 * @param fixed values that no answer changes, by name: `product.name`, `facts.users`
 * @param said how values are said that visitors read otherwise than they are kept, by name
 */
export function lookupIn(
  flow: Flow,
  quiz: Quiz,
  fixed: Readonly<Record<string, string>>,
  said?: Readonly<Record<string, ((kept: string) => string) | undefined>>,
): Lookup {
  const plain: Lookup = (name) => {
    const [group = "", key] = name.split(".", 2);
    if (group === "given" && key !== undefined) {
      const kept = name.slice("given.".length);
      // What was typed on a way that the visitor has left is not said, and not handed on either.
      return (plain(kept) && quiz.values[kept]) ?? quiz.fromAddress?.[name];
    }
    if (key === undefined) {
      const saved = valuesOf(flow, quiz, true)[group];
      const text = flow.compute ? computedOf(flow, quiz)?.say(group, saved) : saved;
      return text && (said?.[group]?.(text) ?? text);
    }
    if (group === "answer") return answerAt(flow, quiz, key);
    if (group === "score") return String(scoreOf(flow, quiz, key));
    if (group === "experiment") return factsOf(flow, quiz).query[key];
    if (group !== "outcome") return fixed[name] ?? quiz.fromAddress?.[name];
    const words = key === "title" || key === "text" ? outcomeOf(flow, quiz)?.[key] : undefined;
    // An outcome's text may contain its title; neither may contain itself.
    const others: Lookup = (other, fallback) =>
      other === name || other === "outcome.text" ? undefined : lookup(other, fallback);
    return words && fillCopy(key === "text" ? plainText(parseInline(words)) : words, others);
  };
  const lookup = flow.inForms?.(plain) ?? plain;
  return lookup;
}
