/** A day that a text announces. */
export type AnnouncedDay = {
  /** Such as 2026-01-31. */
  readonly day: string;
  /** As written, with the word before it. */
  readonly excerpt: string;
};

/**
 * The days that a text announces as an end or a beginning: `until 31 January 2026`, `ends on 2026-01-31`, `bis zum
 * 31.1.2026`. Days without a year are not found, nor are days that a text only mentions.
 *
 * @param language of the text; its names of months are known besides the English ones
 */
export function datesIn(copy: string, language: string): readonly AnnouncedDay[] {
  if (!/\b\d{4}\b/.test(copy)) return [];
  const months = monthsOf(language);
  return [...copy.matchAll(announced)].flatMap(({ 0: word, index }) => {
    const rest = copy.slice(index + word.length);
    const found = dayAt(rest, months, language);
    return found ? { day: found.day, excerpt: (word + found.written).trim() } : [];
  });
}

/** Words before a day that is yet to come. */
const announced = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "until|till|through|ends?(?: on)?|ending(?: on)?|expires?(?: on)?|closes?(?: on)?|deadline(?: is)?:?|starts?(?: on)?|begins?(?: on)?|starting(?: on)?",
    "bis(?: zum| einschließlich)?|endet am|enden am|beginnt am|startet am|läuft ab am",
    "hasta(?: el)?|termina el|empieza el|comienza el|jusqu['’]au|se termine le|commence le|fino al|entro il|scade il|inizia il",
    "tot(?: en met)?|eindigt op|begint op|kończy się|zaczyna się|até(?: o dia)?|termina em|começa em|до",
  ].join("|")})\s+`,
  "giu",
);

const pad = (number: number) => String(number).padStart(2, "0");
const dayOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

function dayAt(text: string, months: ReadonlyMap<string, number>, language: string) {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(text);
    const day = match?.groups && read(match.groups, months, language);
    if (match && day) return { day, written: match[0] };
  }
  return undefined;
}

type Parts = Readonly<Record<string, string>>;
type Form = {
  readonly pattern: RegExp;
  readonly read: (parts: Parts, months: ReadonlyMap<string, number>, language: string) => string | undefined;
};

const named: Form["read"] = ({ year, month = "", day = "31" }, months) => {
  const number = months.get(month.toLowerCase().replace(/\.$/, ""));
  return number === undefined ? undefined : dayOf(Number(year), number, Number(day));
};

const forms: readonly Form[] = [
  { pattern: /^(?<day>\d{4}-\d\d-\d\d)(?!\d)/, read: ({ day }) => day },
  {
    pattern:
      /^(?:\p{L}+,? )?(?<day>\d{1,2})(?:\.|st|nd|rd|th)? (?:of |de )?(?<month>\p{L}+\.?),? (?:de )?(?<year>\d{4})(?!\d)/u,
    read: named,
  },
  { pattern: /^(?:\p{L}+, )?(?<month>\p{L}+\.?) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/u, read: named },
  { pattern: /^(?<month>\p{L}+\.?) (?:de )?(?<year>\d{4})(?!\d)/u, read: named },
  { pattern: /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?!\d)/, read: numbered },
  { pattern: /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})(?!\d)/, read: numbered },
];

/** Whether 3/4 is in March or in April depends on the country; the later day is taken, so that it is over for both. */
function numbered({ year, month, day }: Parts): string | undefined {
  const [first, second] = [Number(day), Number(month)];
  const days = [
    ...(second <= 12 ? [dayOf(Number(year), second, first)] : []),
    ...(first <= 12 ? [dayOf(Number(year), first, second)] : []),
  ];
  return days.sort().at(-1);
}

/** The months by their names, long and short, as they stand beside a day. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const tag of ["en", language])
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(tag, { day: "numeric", month, timeZone: "UTC" });
      for (let index = 0; index < 12; index++)
        for (const { type, value } of format.formatToParts(new Date(Date.UTC(2026, index, 1))))
          if (type === "month") found.set(value.toLowerCase().replace(/\.$/, ""), index + 1);
    }
  return found;
}
