import { baseLanguage } from "../../copy/index.ts";

/** The sign of the zodiac under which each comes, and when it begins, as month times 100 plus day: Aries on March 21. */
const begins = [321, 420, 521, 621, 723, 823, 923, 1023, 1122, 1222, 120, 219];

/** The names of the signs, Aries first. Where a language has two for one, the second stands behind a bar. */
const names: Readonly<Record<string, string>> = {
  en: "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces",
  de: "Widder Stier Zwillinge Krebs Löwe Jungfrau Waage Skorpion Schütze Steinbock Wassermann Fische",
  es: "Aries Tauro Géminis Cáncer Leo Virgo Libra Escorpio|Escorpión Sagitario Capricornio Acuario Piscis",
  fr: "Bélier Taureau Gémeaux Cancer Lion Vierge Balance Scorpion Sagittaire Capricorne Verseau Poissons",
  it: "Ariete Toro Gemelli Cancro Leone Vergine Bilancia Scorpione Sagittario Capricorno Acquario Pesci",
  nl: "Ram Stier Tweelingen Kreeft Leeuw Maagd Weegschaal Schorpioen Boogschutter Steenbok Waterman Vissen",
  pl: "Baran Byk Bliźnięta Rak Lew Panna Waga Skorpion Strzelec Koziorożec Wodnik Ryby",
  pt: "Áries|Carneiro Touro Gémeos|Gêmeos Caranguejo|Câncer Leão Virgem Balança|Libra Escorpião Sagitário Capricórnio Aquário Peixes",
  ru: "Овен Телец Близнецы Рак Лев Дева Весы Скорпион Стрелец Козерог Водолей Рыбы",
  sv: "Väduren Oxen Tvillingarna Kräftan Lejonet Jungfrun Vågen Skorpionen Skytten Stenbocken Vattumannen Fiskarna",
  tr: "Koç Boğa İkizler Yengeç Aslan Başak Terazi Akrep Yay Oğlak Kova Balık",
};

/** The names of each sign in a language, Aries first; none where they are not known. */
export const signsOf = (language: string): readonly (readonly string[])[] =>
  names[baseLanguage(language)]?.split(" ").map((each) => each.split("|")) ?? [];

/** The sign of a birthday, given as month times 100 plus day, counted from Aries. */
export function signAt(birthday: number): number {
  const last = begins.findLastIndex((first, sign) => sign < 10 && first <= birthday);
  if (birthday < 120) return 9;
  return birthday < 219 ? 10 : last === -1 ? 11 : last;
}

/** The first day of a sign. */
export const signBegins = (sign: number): number => begins[sign] ?? Number.NaN;

/** How many days lie between two birthdays, the shorter way round a year. */
export function daysApart(one: number, other: number): number {
  const apart = Math.abs(dayOfYear(one) - dayOfYear(other));
  return Math.min(apart, 366 - apart);
}

/** The day of a leap year, from 1 to 366. */
const dayOfYear = (birthday: number): number =>
  (Date.UTC(2000, Math.floor(birthday / 100) - 1, birthday % 100) - Date.UTC(1999, 11, 31)) / 86_400_000;

/** Every birthday, from January 1 to December 31. */
export const birthdays: readonly number[] = Array.from({ length: 366 }, (_, index) => {
  const date = new Date(Date.UTC(2000, 0, 1 + index));
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
});

/** A birthday as the language writes it: March 21. */
export const sayBirthday = (birthday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2000, Math.floor(birthday / 100) - 1, birthday % 100)),
  );
