import { choose, nextStep, type Quiz } from "../compile/index.ts";
import type { Flow } from "../flow/index.ts";

/**
 * Answers with which a visitor can stand at a step, for whoever wants to look at it without walking there. What is
 * answered already is kept where it leads there.
 *
 * @param from the answers there are
 * @returns undefined if no answers were found that lead to the step
 */
export function quizAt(flow: Flow, step: string, from: Quiz): Quiz | undefined {
  type Visit = { readonly at: string; readonly quiz: Quiz };
  const guarding = stepsThatGuardsRead(flow);
  const seen = new Set<string>();
  const queue: Visit[] = [{ at: flow.start, quiz: { ...from, reached: [] } }];
  for (const { at, quiz } of queue) {
    const key = JSON.stringify([at, guarding.map((id) => quiz.choices[id])]);
    if (seen.has(key) || seen.size > mostVisits) continue;
    seen.add(key);
    const here = { ...quiz, reached: [...quiz.reached, at] };
    if (at === step) return here;
    for (const answered of answersAt(flow, here, at, from)) {
      const next = nextStep(flow, answered, at);
      if (next !== undefined) queue.push({ at: next, quiz: answered });
    }
  }
  return undefined;
}

/** More than any hand-written funnel needs, few enough to answer at once. */
const mostVisits = 5_000;

/** The quiz with each choice that may be made at a step; the one made already comes first. */
function answersAt(flow: Flow, quiz: Quiz, at: string, from: Quiz): readonly Quiz[] {
  const { options = [], min = 1 } = flow.steps[at] ?? {};
  if (options.length === 0) return [quiz];
  const ids = options.map(({ id }) => id);
  const choices = ids.map((id) => (min > 1 ? [id, ...ids.filter((other) => other !== id)].slice(0, min) : [id]));
  const made = from.choices[at];
  return [...(made ? [made] : []), ...choices].map((choice) => choose(flow, quiz, at, choice));
}

/** Steps whose answers decide about ways on; all others can be answered anyhow. */
function stepsThatGuardsRead(flow: Flow): readonly string[] {
  const guards = JSON.stringify(Object.values(flow.steps).map(({ forward }) => forward.map(({ when }) => when)));
  const scores = (id: string) => flow.steps[id]?.options?.some(({ score }) => score) && guards.includes('"score"');
  return Object.keys(flow.steps).filter((id) => guards.includes(JSON.stringify(id)) || scores(id));
}
