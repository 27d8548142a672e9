import { milliseconds } from "../../../flow/index.ts";
import type { Path } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn, singlePeriodsIn } from "../../stated/durations-in.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** What a form says of how long its appointments take is what their calendars say. */
export const differingLength: Rule = {
  id: "differing-length",
  severity: "warning",
  why: "“It takes 30 minutes” above the times of a calendar that gives everybody 45: visitors plan by what they read, and either leave too early or keep the next one waiting. The length was changed in one place alone. A fact that the page shows counts as well.",
  wrong: "heading: A call takes 45 minutes",
  right: "heading: A call takes 30 minutes",
  *check({ definition, authored, withFacts }) {
    const { calendars, language } = definition;
    const asked = placedFields(definition).flatMap(({ field, step, path }) => {
      const name = fieldWith("givesAppointment", field)?.calendar ?? "";
      const calendar = Object.hasOwn(calendars, name) ? calendars[name] : undefined;
      return calendar ? [{ id: field.id, step, path, name, calendar }] : [];
    });
    if (asked.length === 0) return;
    const lasting = firstIn(anyOf("lasting", language));
    const inWords = hoursInWords.map(([kind, seconds]) => [firstIn(anyOf(kind, language)), seconds] as const);
    const apart = firstIn(anyOf("apart", language));
    for (const { text, path } of authored) {
      const isLabel = path.at(-1) === "label";
      for (const sentence of text.split(sentenceEnds)) {
        const about = asked.filter((each) => isBeside(path, each) || sentence.includes(`{${each.id}`));
        const [first] = about;
        if (!first || !(isLabel || lasting.test(sentence)) || apart.test(sentence)) continue;
        const said = lengthIn(withFacts(sentence), inWords);
        if (!said || about.some(({ calendar }) => milliseconds(calendar.length) / 1_000 === said.seconds)) continue;
        yield {
          message: `This says "${said.excerpt}", but an appointment in calendar "${first.name}" takes ${first.calendar.length}. Say the same in both.`,
          path,
          ...(text.includes(said.excerpt) && { excerpt: said.excerpt }),
        };
      }
    }
  },
};

/** Where a sentence ends, but not a name in a placeholder: {facts.minutes}. */
const sentenceEnds = /[.!?;\n。！？](?![^{}]*\})/;

type Asked = { readonly step: string; readonly path: Path };

/** Whether a text is the label or the hint of the field, or the heading or hint of its form. */
const isBeside = (path: Path, { step, path: field }: Asked): boolean =>
  (path.length === field.length + 1 && field.every((key, index) => path[index] === key)) ||
  (path.length === 3 && path[0] === "steps" && path[1] === step && (path[2] === "hint" || path[2] === "heading"));

/** What parts of an hour and more are called, and their seconds: what holds another one comes before it. */
const hoursInWords = [
  ["hourAndMore", Number.NaN],
  ["hourAndHalf", 5_400],
  ["threeQuarterHour", 2_700],
  ["quarterHour", 900],
  ["halfHour", 1_800],
  ["oneHour", 3_600],
] as const;

/** `1 h 30`, `1 hour 15 minutes`, `1 Std. 15 Min.` */
const hoursAndMinutes =
  /(?<![\d.,:])(?<hours>\d{1,2}) ?(?:h|hours?|heures?|std\.?|stunden?)(?:,? (?:and |et |und )?)?(?<minutes>\d{1,2})(?! ?(?!min)\p{L}|[\d:])(?: ?min\p{L}*)?/iu;

type Words = readonly (readonly [{ exec(text: string): RegExpExecArray | null }, number])[];

/** The one length of a sentence, in minutes or hours; undefined if it has none, or more than one. */
function lengthIn(sentence: string, inWords: Words) {
  const stated: { readonly seconds: number; readonly excerpt: string }[] = [];
  let rest = sentence;
  const take = (found: RegExpExecArray | null, seconds: number) => {
    if (!found) return;
    stated.push({ seconds, excerpt: found[0] });
    rest = rest.replace(found[0], " ");
  };
  const both = hoursAndMinutes.exec(rest);
  take(both, Number(both?.groups?.hours) * 3_600 + Number(both?.groups?.minutes) * 60);
  for (const [pattern, seconds] of inWords) take(pattern.exec(rest), seconds);
  stated.push(
    ...durationsIn(rest),
    ...singlePeriodsIn(rest).map((seconds) => ({ seconds, excerpt: `${seconds / 3_600} h` })),
  );
  const [first] = stated;
  const isOne = new Set(stated.map(({ seconds }) => seconds)).size === 1;
  // What takes a moment is the form, and what takes a day no appointment.
  return first && isOne && first.seconds >= 600 && first.seconds <= 8 * 3_600 ? first : undefined;
}
