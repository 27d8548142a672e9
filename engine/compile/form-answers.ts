import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import {
  dayAt,
  type FlowField,
  fieldAnswers,
  fieldSamples,
  lastMinute,
  storedText,
  tidy,
  timeText,
  walkedDay,
} from "../fields/index.ts";
import type { ConditionAtom, Flow } from "../flow/index.ts";
import { computedOf, emptyQuiz, factsOf, nextStep, onlyAsked, type Quiz } from "../quiz/index.ts";
import { codeOf } from "../values/index.ts";

/** What a visitor leaves in a form, as it is stored. */
type Answer = Readonly<Record<string, string>>;

/** What is worth filling in at one step. */
export type FormAnswers = {
  readonly answers: readonly Answer[];
  /** Those of one field that lie next to a bound, on either side. */
  readonly sides: readonly { readonly field: string; readonly text: string }[];
};

/** The noon of the day on which walks through a funnel take place. */
export const walkedNoon = (day = walkedDay): Date => new Date(`${day}T12:00`);

/** On which day a funnel is walked, to stand behind other words; empty if no value of it depends on the day. */
export function onWalkedDay({ values }: Pick<FunnelDefinition, "values">, day = walkedDay): string {
  const isDated = Object.values(values).some(({ of }) => /\btoday\b/.test(String(of)));
  return isDated ? ` on ${day} (--on names another day)` : "";
}

/**
 * What is worth filling in at each step with fields: everyday values, bounds and options, and the values on both sides
 * of each bound that a condition asks for, of which a text that begins in a certain way is one. Those are looked for one field at a time, with values in the others with which
 * most of the funnel lies ahead: a bound that shows in a result says nothing to whoever is turned away before it.
 *
 * @param asked the questions of conditions that matter
 * @param day the day on which it is filled in
 */
export function formAnswers(
  whole: Flow,
  asked: readonly ConditionAtom<unknown>[],
  day: string = walkedDay,
): ReadonlyMap<string, FormAnswers> {
  const flow = askingAll(whole);
  const forms = Object.entries(flow.steps).flatMap(([step, { fields }]) =>
    fields ? [{ step, fields, answers: fieldAnswers(fields, day) }] : [],
  );
  const everyday: Answer = Object.assign({}, ...forms.map(({ answers: [first = {}] }) => first));
  const reached = Object.keys(flow.steps);
  const quizWith = (values: Answer, choices: Quiz["choices"] = {}): Quiz => ({
    ...emptyQuiz,
    choices,
    values: { ...everyday, ...values },
    reached,
  });
  // What is computed can follow from points as well: a formula may read one field of some visitors, and another of others.
  const scored = [{}, ...choicesForPoints(flow, quizWith({}), asked)];
  const tests = asked.flatMap((atom) =>
    atom.kind === "value"
      ? Object.entries(atom.bounds).flatMap(([key, bound]) =>
          scored.map(
            (choices) => (values: Answer) =>
              factsOf(flow, quizWith(values, choices)).meets(atom.name, { [key]: bound }),
          ),
        )
      : [],
  );
  const decided = [
    ...new Set(asked.flatMap((atom) => (atom.kind === "value" && atom.of === "value" ? atom.name : []))),
  ];
  /** Whether what is asked for has another value where a field is left empty, instead of none. */
  const hasReplacement = ({ id, optional }: FlowField, given: Answer) =>
    optional &&
    scored.some((choices) => {
      const [without, filledIn] = [{ ...given, [id]: "" }, given].map((each) =>
        computedOf(flow, quizWith(each, choices)),
      );
      return decided.some((name) => ![undefined, filledIn?.amount(name)].includes(without?.amount(name)));
    });
  const hadNames = new Set(asked.flatMap(({ kind, name }) => (kind === "has" ? name : [])));
  return new Map(
    forms.map(({ step, fields, answers }) => {
      const sidesFrom = (given: Answer) =>
        fields.flatMap((field) => [
          ...tests.flatMap((isMet) => bothSides(field, day, (text) => isMet({ ...given, [field.id]: text }))),
          ...partsOf(field, asked, day),
        ]);
      const withSides = (given: Answer, sides: FormAnswers["sides"]) =>
        sides.map(({ field, text }) => {
          const { contact } = fields.find(({ id }) => id === field) ?? {};
          // A contact is kept under its own name, too.
          return { ...given, [field]: text, ...(contact && { [contact]: text }) };
        });
      const [everydayOne = {}] = answers;
      const ahead = (given: Answer) => stepsFrom(flow, nextStep(flow, quizWith(given), step));
      const waysOf = (given: Answer) =>
        scored.map((choices) => nextStep(flow, quizWith(given, choices), step)).join(" ");
      const usual =
        most([everydayOne, ...withSides(everydayOne, sidesFrom(everydayOne)), ...answers], ahead) ?? everydayOne;
      const empty = fields
        .filter((field) => hasReplacement(field, usual))
        .flatMap(({ id: field }) => [usual[field] ?? "", ""].map((text) => ({ field, text })));
      const sides = [...sidesFrom(usual), ...empty];
      // Whether something was filled in is asked of those who did and those who did not, as of a phone number by the field below it.
      const unfilled = fields
        .filter(({ optional, id, contact }) => optional && (hadNames.has(id) || (contact && hadNames.has(contact))))
        .map(({ id }) => ({ field: id, text: "" }));
      const all = [usual, ...answers, ...withSides(usual, sides), ...withSides(usual, unfilled)];
      // Bounds that several fields decide together may only be met with the others at an end of theirs.
      const deciding = fields.filter(({ id }) => sides.some(({ field }) => field === id));
      const ends = [firstOf, lastOf].map((end) => ({ ...usual, ...atEnd(deciding, day, end) }));
      const ways = new Set(all.map(waysOf));
      for (const given of ends.flatMap((end) => withSides(end, sides)))
        if (!ways.has(waysOf(given))) {
          ways.add(waysOf(given));
          all.push(given);
        }
      // A field that some are asked for is to be seen by one visitor, and not by another.
      const isThere = (whole.steps[step]?.fields ?? []).flatMap(({ id: field, when }) =>
        when ? [usual[field] ?? "", ""].map((text) => ({ field, text })) : [],
      );
      return [step, { answers: distinct(all), sides: distinct([...sides, ...isThere]) }];
    }),
  );
}

/** A flow in which everybody is asked for each field: whom it is for is looked at where somebody comes to it. */
const askingAll = (flow: Flow): Flow => ({
  ...flow,
  steps: Object.fromEntries(
    Object.entries(flow.steps).map(([id, step]) => [
      id,
      step.fields ? { ...step, fields: step.fields.map(({ when: _, ...field }) => field) } : step,
    ]),
  ),
});

/** What a visitor can leave at a step, of all that is worth filling in there. */
export const answersAsked = (
  flow: Flow,
  quiz: Quiz,
  step: string,
  { answers }: Pick<FormAnswers, "answers"> = { answers: [] },
): FormAnswers["answers"] =>
  flow.steps[step]?.fields?.some(({ when }) => when)
    ? distinct(answers.map((answer) => onlyAsked(flow, quiz, step, answer)))
    : answers;

/** For each scale that decides what is asked for, the answers with the most points on it. */
function choicesForPoints(
  flow: Flow,
  quiz: Quiz,
  asked: readonly ConditionAtom<unknown>[],
): readonly Quiz["choices"][] {
  const scales = new Set<string>();
  const computed = flow.compute?.(flow, quiz, (scale) => {
    scales.add(scale);
    return 0;
  });
  for (const atom of asked) if (atom.kind === "value") computed?.meets(atom.name, atom.bounds);
  return [...scales].map((scale) =>
    Object.fromEntries(
      Object.entries(flow.steps).flatMap(([step, { options = [] }]) => {
        const points = ({ score }: (typeof options)[number]) => score?.[scale] ?? 0;
        const best = most(options, points);
        return best && points(best) > 0 ? [[step, [best.id]]] : [];
      }),
    ),
  );
}

/** The first of those with the highest number. */
const most = <T>(things: readonly T[], numberOf: (thing: T) => number): T | undefined =>
  things.toSorted((a, b) => numberOf(b) - numberOf(a))[0];

/** How many steps lie ahead of whoever comes to a step, with it. */
function stepsFrom(flow: Flow, step: string | undefined): number {
  const ahead = new Set(step === undefined ? [] : [step]);
  for (const at of ahead) {
    const { forward = [], paid } = flow.steps[at] ?? {};
    for (const { to } of forward) ahead.add(to);
    if (paid !== undefined) ahead.add(paid);
  }
  return ahead.size;
}

const distinct = <T>(things: readonly T[]): readonly T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];

/**
 * The last value of a field before a bound, and the first one behind it; nothing if there is no such bound. What depends on
 * the month or the day of a date comes again each year, so the last year is looked through as well.
 */
function bothSides(field: FlowField, day: string, isMet: (text: string) => boolean): FormAnswers["sides"] {
  const scale = scaleOf(field, day);
  if (!scale) return [];
  const isMetAt = (place: number) => isMet(scale.textAt(place));
  const { last } = scale;
  const inYear = field.kind === "date" ? throughYear.map((before) => last - before).filter((place) => place > 0) : [];
  let low = 0;
  let atLow = isMetAt(low);
  return [...inYear, last].flatMap((end) => {
    const [start, atStart] = [low, atLow];
    [low, atLow] = [end, isMetAt(end)];
    if (atStart === atLow) return [];
    let [before, behind] = [start, end];
    while (behind - before > 1) {
      const middle = Math.floor((before + behind) / 2);
      if (isMetAt(middle) === atStart) before = middle;
      else behind = middle;
    }
    return [before, behind].map((place) => ({ field: field.id, text: scale.textAt(place) }));
  });
}

/** How many days before another day, in steps of five: the last six days of December are a part of the year that matters to some. */
const throughYear = Array.from({ length: 74 }, (_, at) => (74 - at) * 5);

/**
 * Texts that are, begin or end as conditions ask, the first and the last of each list, and one that does none of it; nothing
 * if none asks that of a field.
 */
function partsOf(field: FlowField, asked: readonly ConditionAtom<unknown>[], day: string): FormAnswers["sides"] {
  if (field.kind !== "text" && field.kind !== "email") return [];
  const bounds = asked.flatMap((atom) => (atom.kind === "value" && atom.name === field.id ? [atom.bounds] : []));
  const listsOf = (key: "is" | "starts" | "ends") => bounds.flatMap((bound) => (bound[key] ? [bound[key]] : []));
  const [whole, starts, ends] = [listsOf("is"), listsOf("starts"), listsOf("ends")];
  if ([...whole, ...starts, ...ends].flat().length === 0) return [];
  const [like = ""] = fieldSamples(field, day);
  const isMail = field.kind === "email";
  const texts = [
    ...outermost(whole),
    ...outermost(starts).map((start) => (isMail ? startedMail(start, like) : start + like.slice(start.length))),
    ...outermost(ends).map((end) => (isMail ? endedMail(end, like) : like.slice(0, -end.length) + end)),
  ];
  const isOther = (text: string) =>
    !whole.flat().some((each) => codeOf(text) === codeOf(each)) &&
    !starts.flat().some((start) => codeOf(text).startsWith(codeOf(start))) &&
    !ends.flat().some((end) => codeOf(text).endsWith(codeOf(end)));
  const signs = /^\d/.test(like) ? digits : letters;
  const others = isMail
    ? [like, "zoe@work.internal"]
    : [like, ...[...signs].flatMap((sign) => [sign + like.slice(1), sign + like.slice(1, -1) + sign])];
  return [...new Set([...texts, ...others.filter(isOther).slice(0, 1)])].map((text) => ({ field: field.id, text }));
}

const outermost = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists.flatMap((list) => [list[0], list.at(-1)].flatMap((part) => part ?? []));

/** An address that begins with a name, a part of one, or with a name and an @. */
const startedMail = (start: string, like: string): string =>
  start + (start.includes("@") ? like.slice(like.indexOf("@") + 1) : like);

/** An address that ends with a host, `@` before it or not, or with a part of one. */
function endedMail(end: string, like: string): string {
  if (end.startsWith("@")) return like.slice(0, like.indexOf("@")) + end;
  if (end.includes("@")) return end;
  return !/[^.]\./.test(end)
    ? `${like.replace(/\.[^.]*$/, "")}.${end.replace(/^\./, "")}`
    : `${like.slice(0, like.indexOf("@") + 1)}${end}`;
}

const digits = "9876543210";
const letters = "ZYXWVUTSRQPONMLKJIHGFEDCBA";

/** The values that a field can have, in their order: from place 0 to the last. */
type FieldScale = { readonly last: number; readonly textAt: (place: number) => string };

function scaleOf(field: FlowField, day: string): FieldScale | undefined {
  if (field.kind === "date") {
    const [first, last] = [field.min ?? "150 years ago", field.max ?? "in 150 years"].map(
      (bound) => Date.parse(dayAt(bound, day)) / dayLength,
    );
    if (first === undefined || last === undefined || !(first < last)) return undefined;
    return {
      last: last - first,
      textAt: (place) => new Date((first + place) * dayLength).toISOString().slice(0, 10),
    };
  }
  if (field.kind === "time") {
    const { min = 0, max = lastMinute, step = 1 } = field;
    const last = Math.floor((max - min) / step);
    return last < 1 ? undefined : { last, textAt: (place) => timeText(min + place * step) };
  }
  if (field.kind !== "number" && field.kind !== "measure") return undefined;
  const { step = 1 } = field;
  const min = field.min ?? Math.min(0, field.max ?? 0);
  const last = Math.floor(((field.max ?? min + widest * step) - min) / step + 1e-9);
  const textAt = (place: number) => {
    const value = tidy(min + place * step);
    return storedText(
      field.kind === "measure" ? { kind: "measure", value, unit: field.unit } : { kind: "number", value },
    );
  };
  return last < 1 ? undefined : { last, textAt };
}

/** Fields at one end of their scales. */
const atEnd = (fields: readonly FlowField[], day: string, end: (scale: FieldScale) => number): Answer =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const scale = scaleOf(field, day);
      return scale ? [[field.id, scale.textAt(end(scale))]] : [];
    }),
  );

const firstOf = () => 0;
const lastOf = ({ last }: FieldScale) => last;

/** How many steps an open field is searched for. */
const widest = 100_000;

const dayLength = 86_400_000;
