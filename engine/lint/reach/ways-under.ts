import type { BareCondition, Exit, FlowGraph, StepFlows } from "../../flow/index.ts";

/** What is known of answers: of a question with one answer, the options that it may be, or `nothing`. */
export type KnownAnswers = ReadonlyMap<string, ReadonlySet<string>>;

/** No answer yet. No option has this id. */
const nothing = "";

/** What a condition tells of answers where it holds. A part that leaves several questions open tells nothing of them. */
export function answersWhere(condition: BareCondition, steps: StepFlows, holds = true): KnownAnswers {
  switch (condition.kind) {
    case "not":
      return answersWhere(condition.part, steps, !holds);
    case "all":
    case "any": {
      if ((condition.kind === "all") !== holds) return new Map();
      const known = new Map<string, ReadonlySet<string>>();
      for (const part of condition.parts)
        for (const [step, ids] of answersWhere(part, steps, holds)) {
          const before = known.get(step);
          known.set(step, before ? new Set([...before].filter((id) => ids.has(id))) : ids);
        }
      return known;
    }
    case "chosen": {
      const step = steps[condition.name];
      if (step?.max !== 1) return new Map();
      const chosen = new Set(condition.options.map(({ id }) => id));
      const others = step.options.map(({ id }) => id).filter((id) => !chosen.has(id));
      return new Map([[condition.name, holds ? chosen : new Set([...others, nothing])]]);
    }
    default:
      return new Map();
  }
}

/** The same for those of whom each has been asked one of these questions: they have answered it. */
export const whereAnswered = (known: KnownAnswers, isAnswered: (step: string) => boolean): KnownAnswers =>
  new Map(
    [...known].map(([id, ids]) => [id, isAnswered(id) ? new Set([...ids].filter((each) => each !== nothing)) : ids]),
  );

/** The ways of a graph that can be taken by visitors of whose answers something is known. */
export function waysUnder({ ids, numbers, ways }: FlowGraph, known: KnownAnswers): FlowGraph["ways"] {
  const asked = [...known].map(([id, answers]) => ({ id, answers, before: stepsBefore(numbers.get(id), ways) }));
  return ways.map((own, number) => {
    const answer = known.get(ids[number] ?? "");
    // Most steps ask nothing of it, and a long funnel is gone through for each answer.
    if (!answer && !own.some(({ exit }) => exit.when && isAsked(exit.when, known))) return own;
    // Where a question is still ahead, it has no answer yet, or in a round the one of last time.
    const here = new Map(asked.flatMap(({ id, answers, before }) => (before.has(number) ? [] : [[id, answers]])));
    const left = new Set<string>();
    // Whoever has chosen an option with a way of its own does not come to the way of the step.
    const isLedOn = (id: string) => own.some(({ exit }) => exit.option === id && !exit.when);
    const isSplit = answer !== undefined && answer.size > 0 && [...answer].every(isLedOn);
    return own.filter(({ exit }) => {
      if (isSplit && exit.option === undefined) return false;
      if (exit.option !== undefined && answer?.has(exit.option) === false) return false;
      // In a list nobody comes to what stands below a way that everybody takes.
      const list = listOf(exit);
      if (left.has(list)) return false;
      if (!exit.when) return true;
      if (!mayBe(exit.when, here, false)) left.add(list);
      return mayBe(exit.when, here, true);
    });
  });
}

/** Whether a condition asks for an answer of which something is known. */
function isAsked(condition: BareCondition, known: KnownAnswers): boolean {
  if (condition.kind === "not") return isAsked(condition.part, known);
  if (condition.kind === "all" || condition.kind === "any") return condition.parts.some((part) => isAsked(part, known));
  return condition.kind === "chosen" && known.has(condition.name);
}

/** The steps from which ways lead to another one. */
function stepsBefore(step: number | undefined, ways: FlowGraph["ways"]): ReadonlySet<number> {
  const into: number[][] = ways.map(() => []);
  for (const [from, own] of ways.entries()) for (const { to } of own) into[to]?.push(from);
  const before = new Set<number>();
  const open = step === undefined ? [] : [step];
  for (let to = open.pop(); to !== undefined; to = open.pop())
    for (const from of into[to] ?? [])
      if (from !== step && !before.has(from)) {
        before.add(from);
        open.push(from);
      }
  return before;
}

/** The list of ways that one of them stands in. */
export const listOf = ({ kind, at }: Exit): string => (kind === "option" ? `option ${at[1]}` : kind);

/** Whether a condition can hold, or can fail to, with one of the answers of a question. */
function mayBe(condition: BareCondition, known: KnownAnswers, holds: boolean): boolean {
  const [first] = known;
  if (!first) return true;
  const [id, answers] = first;
  return [...answers].some((answer) => canBe(condition, new Map([...known, [id, new Set([answer])]]), holds));
}

/** Whether a condition can hold, or can fail to, for such visitors; what is not known may be either. */
function canBe(condition: BareCondition, known: KnownAnswers, holds: boolean): boolean {
  switch (condition.kind) {
    case "not":
      return canBe(condition.part, known, !holds);
    case "all":
    case "any":
      return (condition.kind === "all") === holds
        ? condition.parts.every((part) => canBe(part, known, holds))
        : condition.parts.some((part) => canBe(part, known, holds));
    case "chosen": {
      const ids = known.get(condition.name);
      const chosen = new Set(condition.options.map(({ id }) => id));
      return !ids || [...ids].some((id) => chosen.has(id) === holds);
    }
    default:
      return true;
  }
}
