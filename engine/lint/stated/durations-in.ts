import { arabic, attached } from "../words/index.ts";
import { latinFigures } from "./latin-figures.ts";

/** A duration that a text states in digits. */
export type StatedDuration = {
  readonly seconds: number;
  /** What it is counted in. */
  readonly unit: Unit;
  /** As written. */
  readonly excerpt: string;
};

/**
 * The durations that a text states in digits, or in a word for two: `20 min`, `4-WEEK`, `30 Tage`, `شهران`. Placeholders
 * are not searched.
 */
export function durationsIn(copy: string): readonly StatedDuration[] {
  if (!/[\p{Nd}\p{Script=Arabic}]/u.test(copy)) return [];
  const own = copy.replace(/\{[^}]*\}/g, "{}");
  const stated = (pattern: RegExp) =>
    [...latinFigures(own).matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const number = Number(groups.number?.replace(",", ".") ?? 2);
      const unit = unitNames.find((name) => groups[name] !== undefined);
      const excerpt = own.slice(index, index + found.length);
      return unit ? [{ seconds: number * units[unit].seconds, unit, excerpt }] : [];
    });
  return [...stated(pattern), ...stated(two)];
}

/** The units of which a text names a single one in words: `your first week`, `ein Monat`. A fortnight is two weeks. */
export function singlePeriodsIn(copy: string): readonly number[] {
  const named = [single, singleBehind]
    .flatMap((pattern) => [...copy.matchAll(pattern)])
    .flatMap(({ groups = {} }) => unitNames.flatMap((name) => (groups[name] === undefined ? [] : units[name].seconds)));
  return /\bfortnight\b/i.test(copy) ? [...named, 2 * units.week.seconds] : named;
}

/** Each unit in the languages of the engine's own sentences. */
const units = {
  second: {
    seconds: 1,
    words:
      "s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|second[io]|seconden?|sekund[ay]?|секунд[аы]?|saniye|秒|ثانية|ثوان|ثواني",
  },
  minute: { seconds: 60, words: "mins?|minutes?|minuten?|minut[io]s?|minut[ay]?|минут[аы]?|dakika|分|دقيقة|دقائق" },
  hour: {
    seconds: 3_600,
    words: "h|hrs?|hours?|stunden?|horas?|heures?|or[ae]|uur|uren|godzin[ay]?|час(?:а|ов)?|saat|時間|ساعة|ساعات",
  },
  day: {
    seconds: 86_400,
    words:
      "days?|tagen?|tage?|días?|dias?|jours?|giorn[io]|dag(?:en)?|dni|dzień|день|дн(?:я|ей)|gün|日(?:間|以内)?|يوم|يوما|أيام",
  },
  week: {
    seconds: 604_800,
    words:
      "wks?|weeks?|wochen?|semanas?|semaines?|settiman[ae]|wek(?:en)?|tydzień|tygodni(?:[aeu])?|недел[ьяию]|hafta|週間?|أسبوع|أسبوعا|أسابيع",
  },
  month: {
    seconds: 2_592_000,
    words:
      "months?|monaten?|monate?|mes(?:es)?|mois|mes[ei]|mês|maand(?:en)?|miesiąc[ea]?|miesięcy|месяц(?:а|ев)?|ay|か月|شهر|شهرا|أشهر|شهور",
  },
  year: {
    seconds: 31_536_000,
    words:
      "yrs?|years?|jahren?|jahre?|años?|anos?|ans?|années?|ann[io]|jaar|jaren|rok|lata?|год(?:а)?|лет|yıl|年|سنة|سنوات|سنين|عام|عاما|أعوام",
  },
} as const;

type Unit = keyof typeof units;

const unitNames = ["second", "minute", "hour", "day", "week", "month", "year"] as const satisfies readonly Unit[];

const unit = `(?:${unitNames.map((name) => `(?<${name}>${arabic(units[name].words)})`).join("|")})`;

/** Arabic has a word for two of each unit. */
const pairs: Readonly<Record<Unit, string>> = {
  second: "ثانيتان|ثانيتين",
  minute: "دقيقتان|دقيقتين",
  hour: "ساعتان|ساعتين",
  day: "يومان|يومين",
  week: "أسبوعان|أسبوعين",
  month: "شهران|شهرين",
  year: "سنتان|سنتين|عامان|عامين",
};

const two = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${attached}(?:${unitNames.map((name) => `(?<${name}>${arabic(pairs[name])})`).join("|")})(?![\p{L}\p{M}])`,
  "gu",
);

const pattern = new RegExp(
  String.raw`(?<![\d.,:/])(?<number>\d+(?:[.,]\d+)?)[ \u00a0\u202f‑-]?${unit}(?:(?![\p{L}\p{M}]|/)|(?<=間|以内|か月))`,
  "giu",
);

/** A first one, or one, in the same languages. An article alone, as in "$5 a week", says how often. */
const ones =
  "first|one|erste[nrs]?|eine?n?|primer[ao]?|primeir[ao]|premi(?:er|ère)|prim[ao]|un[ae]?|uma?|eerste|één|pierwsz\\p{L}+|jeden|перв\\p{L}+|один|одну|[iİ]lk|bir|أول";

const single = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${ones})[ \u00a0\u202f‑-]|最初の)${unit}(?:(?!\p{L}|/)|(?<=最初の\p{Script=Han}+))`,
  "giu",
);

/** The same in Arabic, which has the word behind the unit as well. */
const singleBehind = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${attached}${unit} (?:${arabic("الأول|الأولى|واحد|واحدة")})(?![\p{L}\p{M}])`,
  "gu",
);
