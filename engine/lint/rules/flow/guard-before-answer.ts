import { type AtomKind, type ByKind, byKind, componentsOf } from "../../../flow/index.ts";
import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** A condition only asks about answers that can have been given before it. */
export const guardBeforeAnswer: Rule = {
  id: "guard-before-answer",
  severity: "error",
  why: "A question about an answer that always comes later is never answered with yes: the way or the section behind it is never taken. Ask the question earlier, or move what depends on it further down the way.",
  wrong: "- when: { second: yes }\n  go: end",
  right: "- when: { first: yes }\n  go: end",
  *check({ steps, graph, atoms }) {
    const { numbers, reachable } = graph;
    const savers = new Map<string, number[]>();
    for (const [step, { save }] of Object.values(steps).entries()) {
      if (save === undefined) continue;
      const steps = savers.get(save);
      if (steps) steps.push(step);
      else savers.set(save, [step]);
    }

    const questions = atoms.flatMap((atom) => {
      const at = atom.step === undefined ? undefined : numbers.get(atom.step);
      const sources = byKind(answeredAt, atom, { numbers, savers });
      return at !== undefined && reachable[at] && sources.length > 0 ? [{ atom, at, sources }] : [];
    });
    const reaches = reachFrom(
      graph,
      questions.flatMap(({ sources }) => sources),
    );
    const { of, members } = componentsOf(graph);
    const comesRound = (step: number) =>
      (members[of[step] ?? 0]?.length ?? 0) > 1 || graph.ways[step]?.some(({ to }) => to === step);

    for (const { atom, at, sources } of questions) {
      const given = sources.some((source) => {
        if (!reachable[source]) return false;
        if (source !== at) return reaches(source, at);
        // A step's own answer is known on leaving it; on its page it is known only in a second round.
        return atom.asked === "exit" || comesRound(at);
      });
      if (given) continue;
      const what = atom.kind === "has" ? `the value "${atom.name}"` : `the answer of step "${atom.name}"`;
      yield {
        message: `Step "${atom.step}" has a condition about ${what}, which is never given before. Ask it earlier, or take the condition out.`,
        path: atom.path,
        on: atom.on,
      };
    }
  },
};

type Answered = {
  readonly numbers: ReadonlyMap<string, number>;
  /** Numbers of the steps that save a value, by its name. */
  readonly savers: ReadonlyMap<string, readonly number[]>;
};

const atStep = ({ name }: { readonly name: string }, { numbers }: Answered): readonly number[] => {
  const step = numbers.get(name);
  return step === undefined ? [] : [step];
};

/** The steps at which the answer that a question depends on is given; empty if no single answer decides it. */
const answeredAt: ByKind<readonly number[], Answered, AtomKind> = {
  chosen: atStep,
  count: atStep,
  has: ({ name }, { savers }) => savers.get(name) ?? [],
  score: () => [],
  query: () => [],
};
