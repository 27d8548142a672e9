import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { foldWays } from "../../../flow/index.ts";
import { isWithin, type Path } from "../../../problem/index.ts";
import { leavesContact, sectionPlaces, stepTraits } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { countsIn } from "../../stated/counts-in.ts";
import { inSpaced } from "../../words/index.ts";

/** The number of questions that a funnel promises at its start is the number that it asks. */
export const statedQuestions: Rule = {
  id: "stated-questions",
  severity: "warning",
  why: "“Three questions” is why somebody begins, and at the fifth one they feel taken in, and leave. The number stays behind when a question is added. It is compared with every way through the funnel: the fields of a form and the contact may be counted or not, and so may a first question without a `number`, which often only asks to begin. Statements are those that are rated on a scale.",
  wrong: "description: Three questions, then you know your bread.",
  right: "description: Two questions, then you know your bread.",
  *check(context) {
    const { copy, definition, steps } = context;
    const ways = countsFrom(definition.start, context);
    const strict = [...ways.asked].toSorted((a, b) => a - b);
    const [least = 0, most = least] = [strict.at(0), strict.at(-1)];
    if (!steps[definition.start] || most === 0) return;
    const by = ", by the way that is taken";
    const asked =
      least === most ? `${least}` : `${strict.length > 3 ? `${least} to ${most}` : strict.join(" or ")}${by}`;
    const isAboutOthers = aboutOthersIn(definition);
    const rated = ratedOn(definition.start, context);
    for (const { text, path } of copy) {
      const [top, id, key] = path;
      if (top !== "description" && !(top === "steps" && id === definition.start && places.has(String(key)))) continue;
      if (isAboutOthers(path)) continue;
      for (const { number, excerpt } of rated ? countsIn(text, statements) : []) {
        if (!rated || (number >= rated.least && number <= rated.most) || ways.counted.has(number)) continue;
        const there = rated.least === rated.most ? rated.least : `${rated.least} to ${rated.most}`;
        yield {
          message: `This says "${excerpt}", but ${there} are rated on a scale. Write how many there are, or no number.`,
          path,
          excerpt,
        };
      }
      for (const { number, excerpt } of countsIn(text, questions)) {
        if (ways.counted.has(number) || number > mostAsked) continue;
        yield {
          message: `This says "${excerpt}", but this funnel asks ${asked}. Write how many there are, or no number.`,
          path,
          excerpt,
        };
      }
    }
  },
};

const places: ReadonlySet<string> = new Set(["title", "headline", "question", "heading", "hint", "sections"]);

/** Whether a place is in a section at the start that has other questions: those of the people quoted there, or its own. */
function aboutOthersIn({ steps, start }: FunnelDefinition): (path: Path) => boolean {
  const step = steps[start];
  const isQuoted = quotedIn({ steps: step ? { [start]: step } : {} });
  const answering = (step ? sectionPlaces(step) : []).flatMap(({ section, at }) =>
    "questions" in section ? [["steps", start, ...at]] : [],
  );
  return (path) => isQuoted(path) || answering.some((place) => isWithin(path, place));
}

/** More are not those of a quiz, but what people have asked. */
const mostAsked = 60;

type Counts = {
  /** How many questions the ways ask. */
  readonly asked: ReadonlySet<number>;
  /** What may be said of them. */
  readonly counted: ReadonlySet<number>;
};

/** Counts by all ways from a step to an end, whatever their conditions are. A way that comes back counts nothing more. */
const countsFrom = (first: string, context: LintContext): Counts =>
  foldWays(first, leadsToIn(context), none, (id, behind) => countsAt(id, context, behind));

const leadsToIn =
  ({ steps }: LintContext) =>
  (id: string): readonly string[] =>
    steps[id]?.exits.forward.map(({ to }) => to) ?? [];

/** @param later the counts of all steps that it leads to */
function countsAt(id: string, { definition, steps }: LintContext, later: readonly Counts[]): Counts {
  const step = definition.steps[id];
  const { fields = [] } = steps[id] ?? {};
  const behind = later.filter(({ asked }) => asked.size > 0);
  const own = step && stepTraits(step).asks !== undefined ? 1 : 0;
  const extra = Math.max(fields.length, step && leavesContact(step) ? 1 : 0);
  const least = id === definition.start && !step?.number ? 0 : own;
  const ends = behind.length === 0;
  const asked = ends ? [0] : behind.flatMap((each) => [...each.asked]);
  const counted = ends ? [0] : behind.flatMap((each) => [...each.counted]);
  const may = counted.flatMap((count) =>
    Array.from({ length: own + extra - least + 1 }, (_, more) => count + least + more),
  );
  return {
    asked: new Set(asked.map((count) => count + own)),
    counted: new Set(may.filter((count) => count <= mostAsked)),
  };
}

const none: Counts = { asked: new Set(), counted: new Set() };

const questions = String.raw`${inSpaced("questions")}(?!\p{L})`;

const statements = String.raw`${inSpaced("statements")}(?!\p{L})`;

/** How many points of a scale are picked on a way, at least and at most; undefined where there are none, or a way leads round. */
function ratedOn(start: string, context: LintContext): Rated | undefined {
  const all = foldWays<Rated>(start, leadsToIn(context), { least: 0, most: 0 }, (id, behind) => {
    const step = context.definition.steps[id];
    const own = step && "layout" in step && step.layout === "scale" ? 1 : 0;
    const least = behind.length === 0 ? 0 : Math.min(...behind.map((each) => each.least));
    return { least: own + least, most: own + Math.max(0, ...behind.map(({ most }) => most)) };
  });
  return all.most > 0 ? all : undefined;
}

type Rated = { readonly least: number; readonly most: number };
