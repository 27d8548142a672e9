import type { Step } from "../../../../schema/funnel.types.ts";
import {
  type AtomKind,
  atomsIn,
  type ByKind,
  byKind,
  type ConditionAtom,
  componentsOf,
  isAbout,
  type Placed,
  type PlacedAtom,
} from "../../../flow/index.ts";
import { contactFields, contactPart, fieldsOf } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { neededBy, readBy, replacedIn } from "../../implied-names.ts";
import { needed } from "../../reach/implies.ts";
import { reachFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** A condition only asks about answers that can have been given before it: that of a field about fields above it. */
export const guardBeforeAnswer: Rule = {
  id: "guard-before-answer",
  severity: "error",
  why: "A question about an answer that always comes later is never answered with yes: the way or the section behind it is never taken. Ask the question earlier, or move what depends on it further down the way.",
  wrong: "- when: { second: yes }\n  go: end",
  right: "- when: { first: yes }\n  go: end",
  *check({ definition, steps, graph, atoms, values, spelled }) {
    const { numbers, reachable } = graph;
    const savers = new Map<string, number[]>();
    for (const [step, { save, fields }] of Object.values(steps).entries())
      for (const name of [...(save === undefined ? [] : [save]), ...fields.map(({ id }) => id)]) {
        const steps = savers.get(name);
        if (steps) steps.push(step);
        else savers.set(name, [step]);
      }

    for (const { kind, asked, path, on } of atoms)
      if (kind === "outcome" && asked === "outcome")
        yield {
          message:
            "An outcome asks for an outcome, which is only known once all have been tried. Ask for answers, scores or values.",
          path,
          on,
        };

    const late = new Set<PlacedAtom>();
    for (const atom of atoms) {
      const own = steps[atom.step ?? ""]?.fields ?? [];
      const at = own.findIndex(({ id }) => id === atom.field);
      const isElsewhere = (part: string) =>
        savers.has(part) ||
        Object.entries(definition.steps).some(([id, step]) => id !== atom.step && takes(step, part));
      // A contact is known under its own name, too: by then, if another step may have taken it.
      const behind = at < 0 ? [] : own.slice(at);
      const reads = atomsIn(spelled(atom)).flatMap((part) => namesRead(part, values));
      const name = behind.find(
        ({ id, contact }) => reads.includes(id) || (contact && reads.includes(contact) && !isElsewhere(contact)),
      )?.id;
      if (name === undefined) continue;
      late.add(atom);
      yield {
        message:
          name === atom.field
            ? `The field "${name}" asks for itself in its "when". Ask for a field above it, or for an earlier answer.`
            : `The field "${atom.field}" asks in its "when" for "${name}", which stands below it. Put "${name}" above it, so that a field never comes up above what a visitor has just filled in.`,
        path: atom.path,
        on: atom.on,
      };
    }

    const questions = atoms.flatMap((atom) => {
      if (late.has(atom)) return [];
      const at = atom.step === undefined ? undefined : numbers.get(atom.step);
      const all = byKind(answeredAt, atom, { numbers, savers, values, steps, spelled });
      if (at === undefined || !reachable[at]) return [];
      return all.flatMap((sources) => (sources.length > 0 ? [{ atom, at, sources }] : []));
    });
    const reaches = reachFrom(
      graph,
      questions.flatMap(({ sources }) => sources),
    );
    const { of, members } = componentsOf(graph);
    const comesRound = (step: number) =>
      (members[of[step] ?? 0]?.length ?? 0) > 1 || graph.ways[step]?.some(({ to }) => to === step);

    const reported = new Set<PlacedAtom>();
    for (const { atom, at, sources } of questions) {
      const given = sources.some((source) => {
        if (!reachable[source]) return false;
        if (source !== at) return reaches(source, at);
        // A step's own answer is known on leaving it, and to the fields below; to its page only in a second round.
        return atom.asked === "exit" || atom.field !== undefined || comesRound(at);
      });
      // A value that reads several answers is one question.
      if (given || reported.has(atom)) continue;
      reported.add(atom);
      const what =
        atom.kind === "chosen" || atom.kind === "count"
          ? `the answer of step "${atom.name}"`
          : `the ${atom.kind === "value" ? atom.of : atom.kind === "outcome" ? "outcome" : "value"} "${atom.name}"`;
      const way = atom.kind === "outcome" ? "Move what depends on it further down the way" : "Ask for it earlier";
      const isReplaced = atom.kind === "value" && replacedIn(atom.name, values, (name) => savers.has(name)).length > 0;
      const why = isReplaced ? "for which nobody has been asked for anything by then" : "which is never known by then";
      yield {
        message: `Step "${atom.step}" has a condition about ${what}, ${why}. ${way}, or remove the condition.`,
        path: atom.path,
        on: atom.on,
      };
    }
  },
};

/** Whether a step takes a part of a contact. */
const takes = (step: Step, part: string) =>
  [...contactFields(step), ...fieldsOf(step).map(contactPart)].some((each) => each === part);

/** The fields and saved values that a question reads. */
const namesRead = (atom: ConditionAtom, values: LintContext["values"]): readonly string[] =>
  atom.kind === "value" && atom.of === "value"
    ? readBy(atom.name, values)
    : atom.kind === "value" || atom.kind === "has"
      ? [atom.name]
      : [];

type Answered = Pick<LintContext, "values" | "steps" | "spelled"> & {
  readonly numbers: ReadonlyMap<string, number>;
  /** Numbers of the steps that save a value or ask for it, by its name. */
  readonly savers: ReadonlyMap<string, readonly number[]>;
};

type Sources = readonly (readonly number[])[];

const atStep = ({ name }: { readonly name: string }, { numbers }: Answered): Sources => {
  const step = numbers.get(name);
  return step === undefined ? [] : [[step]];
};

/**
 * For each answer that a question needs, the steps at which it can be given; empty if no single answer decides the
 * question.
 */
const answeredAt: ByKind<Sources, Answered, AtomKind, Placed> = {
  chosen: atStep,
  count: atStep,
  has: ({ name }, { savers }) => [savers.get(name) ?? []],
  value({ name, of }, { savers, values }) {
    const isAsked = (read: string) => savers.has(read);
    const replaced = of === "value" ? replacedIn(name, values, isAsked) : [];
    const needed = of === "field" ? [[name]] : replaced.length > 0 ? [replaced] : neededBy(name, values, isAsked);
    return needed.map((names) => names.flatMap((read) => savers.get(read) ?? []));
  },
  outcome(atom, given) {
    const condition = given.spelled(atom);
    const parts = atomsIn(condition);
    // Who came by which address is known from the start.
    const isKnown = parts.some(({ kind }) => kind === "query");
    const about = Object.entries(given.steps).flatMap(([id, step], number) =>
      parts.some((part) => isAbout(part, { id, ...step })) ? number : [],
    );
    return [...(isKnown ? [] : [about]), ...needed(condition).flatMap((part) => byKind(answeredAt, part, given))];
  },
  score: () => [],
  query: () => [],
};
