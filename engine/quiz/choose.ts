import type { Flow } from "../flow/index.ts";
import { factsOf, isAnswered, nextStep, type Quiz } from "./quiz.ts";

/**
 * The quiz after a choice at a step. Options that the step does not have are ignored, as is a choice of more options
 * than it allows. Choices at steps that can no longer be reached are dropped, and so are these steps in `reached`.
 */
export function choose(flow: Flow, quiz: Quiz, step: string, choice: readonly string[]): Quiz {
  const { options = [], max = 0 } = flow.steps[step] ?? {};
  const known = options.filter(({ id }) => choice.includes(id));
  const alone = known.find(({ exclusive }) => exclusive);
  const ids = (alone && known.length > 1 ? [alone] : known).map(({ id }) => id);
  if (ids.length > max) return quiz;
  const { [step]: _, ...choices }: Record<string, readonly string[]> = quiz.choices;
  if (ids.length) choices[step] = ids;
  return dropUnreachable(flow, { ...quiz, choices }, step, possible(flow, quiz, step));
}

/**
 * The quiz after values were saved at a step; an empty one takes its name away. As after a choice, what can no longer be
 * reached from there is dropped.
 */
export function save(flow: Flow, quiz: Quiz, step: string, saved: Readonly<Record<string, string>>): Quiz {
  const values = Object.fromEntries(Object.entries({ ...quiz.values, ...saved }).filter(([, value]) => value));
  return dropUnreachable(flow, { ...quiz, values }, step, possible(flow, quiz, step));
}

function dropUnreachable(flow: Flow, quiz: Quiz, step: string, before: ReadonlySet<string>): Quiz {
  const now = possible(flow, quiz, step);
  const stays = (id: string) => now.has(id) || !before.has(id);
  const rest = { ...quiz, reached: quiz.reached.filter(stays) };
  if (Object.keys(quiz.choices).every(stays)) return rest;
  const choices = Object.fromEntries(Object.entries(quiz.choices).filter(([id]) => stays(id)));
  // A dropped choice may close a guard further on, so look again until nothing falls away.
  return dropUnreachable(flow, { ...rest, choices }, step, before);
}

/**
 * The steps that can still come after a step: the path that the answers decide, then everything that can follow the
 * first unanswered step.
 */
function possible(flow: Flow, quiz: Quiz, from: string): ReadonlySet<string> {
  const path = new Set<string>();
  const facts = factsOf(flow, quiz);
  let at: string | undefined = from;
  while (at !== undefined && !path.has(at)) {
    path.add(at);
    if (!isAnswered(flow, quiz, at)) return addReachable(flow, at, path);
    at = nextStep(flow, quiz, at, facts);
  }
  return path;
}

/** Adds every step that some answers lead to from a step, which is itself one of them only on a way back to it. */
export function addReachable(flow: Flow, from: string, found: Set<string>): ReadonlySet<string> {
  const queue = [from];
  for (const at of queue)
    for (const { to } of flow.steps[at]?.forward ?? [])
      if (!found.has(to)) {
        found.add(to);
        queue.push(to);
      }
  return found;
}
