import { daysIn } from "../../pricing/index.ts";
import { anyOf, firstIn } from "../words/index.ts";
import { durationsIn } from "./durations-in.ts";

/** What the sentence around a sum of money says of it. */
export type SumInSentence = {
  /** The sentence itself, without its end. */
  readonly sentence: string;
  /**
   * The sum is taken off a price, comes on top of it, or is neither. A "saving" follows a word for one, which may also
   * praise a price.
   */
  readonly kind: "discount" | "saving" | "fee" | "price";
  /** The sum is charged later, such as for a renewal; "first" if a nearer word says that it comes first. */
  readonly when: "first" | "later" | undefined;
  /** Days of the period that is named nearest to it. */
  readonly days: number | undefined;
  /** The sum is what one day costs. */
  readonly isPerDay: boolean;
};

/** Reads the sentence around the first place where a text states a sum, as `amountsIn` returns it. */
export function sumInSentence(text: string, sum: string, language: string): SumInSentence {
  const at = placeOf(text, sum);
  const before = text.slice(0, at).split(sentenceEnd).at(-1) ?? "";
  const [behind = ""] = text.slice(at + sum.length).split(sentenceEnd);
  const nearest = rhythmsAround(before, behind).toSorted((a, b) => a.far - b.far)[0];
  return {
    sentence: before + sum + behind,
    kind: kindOf(before, behind, language),
    when: whenPaid(before, behind, language),
    days: nearest?.days,
    isPerDay: nearest?.isRate === true && nearest.days === 1,
  };
}

/** Headings and points of a list end without a mark. */
const sentenceEnd = /[!?؟。！？\n]|\.(?!\d)/;

/** Where a sum stands that is not the end of a longer one: not the 480円 of 2,480円. */
export function placeOf(text: string, sum: string): number {
  for (let at = text.indexOf(sum); at !== -1; at = text.indexOf(sum, at + 1))
    if (!/(?:[\d万千億]|\d[.,，])$/.test(text.slice(0, at))) return at;
  return Math.max(0, text.indexOf(sum));
}

/** A word directly beside the sum counts. What is "reduced to" a sum is a price. */
function kindOf(before: string, behind: string, language: string): SumInSentence["kind"] {
  if (firstIn(String.raw`^[ \u00a0-]*の?${anyOf("savingBehind", language)}`).test(behind)) return "discount";
  const joint = String.raw`(?: (?:you|up to|of|von|bis zu|de|di|van|do))?[ \u00a0:：]*$`;
  if (firstIn(`${anyOf("saving", language)}${joint}`).test(before)) return "saving";
  return feeBefore.test(before) || feeBehind.test(behind) ? "fee" : "price";
}

/** What comes on top of a price, in the languages of the engine's own sentences. A fee alone may be what a plan costs. */
const feeWords = [
  "shipping|delivery|postage|handling|(?:set-?up|sign-?up|booking|processing|transaction|late|cancellation|return) fees?",
  "versand(?:kosten)?|liefer(?:ung|kosten|gebühr)|porto|(?:bearbeitungs|einrichtungs|buchungs|mahn)gebühr(?:en)?",
  "(?:gastos de )?envío|gastos de gestión|frete|taxa de entrega|(?:frais de )?livraison|frais de (?:port|dossier)",
  "(?:spese di )?spedizione|verzend(?:ing|kosten)|bezorgkosten|administratiekosten|(?:koszty? )?(?:wysyłki|dostawy|przesyłki)|wysyłka|dostawa",
  "доставк[аиуе]|пересылк[аиуе]|kargo(?: ücreti)?|teslimat(?: ücreti)?",
].join("|");
const feeWordsJa = "(?:配送|発送|郵)?送料|配送料|配送費|手数料|解約金|違約金";

const feeBefore = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${feeWords})(?: (?:is|of|costs?|fees?|for|kostet|kosten|beträgt|von|de|di))?|(?:${feeWordsJa})(?:は|が|として)?(?:一律|別途)?)[ \u00a0:：]*$`,
  "iu",
);
/** Not "$20, shipping included": that is what the plan costs. */
const feeBehind = new RegExp(
  String.raw`^[ \u00a0]?(?:(?:for |für |de |di |voor |za |за )?(?:${feeWords})(?!\p{L}|[ \u00a0-](?:is |ist )?(?:includ|inkl|incl|free|frei|kostenlos|gratis|w cenie|dahil|ücretsiz|включ|бесплатн))|の?(?:${feeWordsJa})(?!無料|込|別|サービス|は?かかりません))`,
  "iu",
);

/** Words for what is paid first, in the languages of the engine's own sentences. */
const firstWords =
  /(?<!\p{L})(?:(?<!(?:after|nach|tras|après|dopo|na|po|após|после)\P{L}+(?:\p{L}+ )?)(?:first|erste[nrs]?|primer[ao]?|primeir[ao]|premi(?:er|ère)s?|prim[oai]|eerste|pierwsz\p{L}+|перв\p{L}+|ilk)|today|now|trial|heute|jetzt|zunächst|hoy|hoje|aujourd['’]hui|oggi|vandaag|nu|dziś|dzisiaj|teraz|сегодня|сейчас|bugün|şimdi)(?!\p{L})|今日|本日|初回|最初|はじめ|おためし|お試し|今(?:すぐ|なら)/giu;
const todayBehind =
  /^[^,;、]{0,3}(?<!\p{L})(?:today|now|heute|jetzt|hoy|hoje|aujourd['’]hui|oggi|vandaag|dziś|сегодня|bugün)(?!\p{L})/iu;

/** Whether a sum is paid later: the nearest word before it counts. */
function whenPaid(before: string, behind: string, language: string): SumInSentence["when"] {
  if (todayBehind.test(behind)) return "first";
  const first = [...before.matchAll(firstWords)].at(-1)?.index ?? -1;
  const isLater = firstIn(anyOf("later", language)).test(before.slice(first + 1));
  return isLater ? "later" : first === -1 ? undefined : "first";
}

/** Words for what happens or is paid in every period, in the languages of the engine's own sentences. */
const rates: readonly (readonly [string, RegExp])[] = [
  [
    "1 day",
    rate("day|tag|día|dia|jour|giorno|dag|dzień|день", "daily|täglich|dziennie|günlük|günde", "1日あたり|日額|毎日"),
  ],
  [
    "1 week",
    rate(
      "week|woche|semana|semaine|settimana|tydzień|неделю",
      "weekly|wöchentlich|semanal|hebdomadaire|settimanale|wekelijks|tygodniowo|еженедельно|haftalık|haftada",
      "毎週|週額|1週間あたり",
    ),
  ],
  [
    "1 month",
    rate(
      "month|monat|mes|mês|mois|mese|maand|miesiąc|месяц",
      "monthly|monatlich|mensual|mensal|mensuel|mensile|maandelijks|miesięcznie|ежемесячно|aylık|ayda",
      "月額|毎月|月々|ひと月|1か月あたり",
    ),
  ],
  [
    "1 year",
    rate(
      "year|jahr|año|ano|an|anno|jaar|rok|год",
      "yearly|annual(?:ly)?|jährlich|anual|annuel|annuale|jaarlijks|rocznie|ежегодно|yıllık|yılda",
      "年額|毎年|年間",
    ),
  ],
];

/** "a month", "per Monat", "monthly", "月額". */
function rate(units: string, adverbs: string, japanese: string): RegExp {
  const every =
    "a|an|per|each|every|pro|im|am|je|jede[nrs]?|al|por|cada|par|chaque|all['’]|ogni|elke|za|na|co|w|в|каждый|каждую";
  const apart = String.raw`(?<!\p{L})(?:(?:${every})[ \u00a0]?|/[ \u00a0]?)(?:${units})(?!\p{L})`;
  return new RegExp(String.raw`${apart}|(?<!\p{L})(?:${adverbs})(?!\p{L})|${japanese}`, "giu");
}

type Rhythm = { readonly days: number; readonly isRate: boolean; readonly far: number };

/** The periods named before and behind a sum, each with how far away it is: what is behind a comma belongs elsewhere. */
function rhythmsAround(before: string, behind: string): readonly Rhythm[] {
  const rhythmsIn = (part: string, gap: (start: number, end: number) => string): readonly Rhythm[] => {
    const far = (start: number, end: number) => {
      const between = gap(start, end);
      return between.length + (/[,;、；](?!\d)/.test(between) ? 40 : 0);
    };
    const spans = durationsIn(part).map(({ seconds, excerpt }) => {
      const start = part.indexOf(excerpt);
      return { days: seconds / 86_400, isRate: false, far: far(start, start + excerpt.length) };
    });
    const named = rates.flatMap(([period, pattern]) =>
      [...part.matchAll(pattern)].map(({ 0: word, index }) => ({
        days: daysIn(period),
        isRate: true,
        far: far(index, index + word.length),
      })),
    );
    return [...named, ...spans];
  };
  return [...rhythmsIn(before, (_, end) => before.slice(end)), ...rhythmsIn(behind, (start) => behind.slice(0, start))];
}
