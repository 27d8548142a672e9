import { plainLetters } from "../../../problem/index.ts";

/** The code of the currency whose sign or name a text is, in the language of the definition if it is one of several. */
export function currencyNamed(text: string, language: string): string | undefined {
  // In each of the languages that have kroner or kronor, the sign is that of its own country.
  const wanted = text.toLowerCase().replace(/^(?:kron(?:er|or)|kr\.)$/, "kr");
  const name = plainLetters(wanted);
  return signIn(language, wanted) ?? currencies[name] ?? currencies[name.replace(/[s.]$/, "")];
}

function signIn(language: string, wanted: string): string | undefined {
  const sign = (currency: string) =>
    new Intl.NumberFormat(language, { style: "currency", currency })
      .formatToParts(1)
      .find(({ type }) => type === "currency")?.value;
  return Intl.supportedValuesOf("currency").find((code) => sign(code)?.toLowerCase().replace(/\.$/, "") === wanted);
}

/** What authors write instead of a currency code, if it means only or mostly one currency. */
const currencies: Readonly<Record<string, string>> = {
  $: "USD",
  dollar: "USD",
  usdollar: "USD",
  "us dollar": "USD",
  us$: "USD",
  "€": "EUR",
  euro: "EUR",
  "£": "GBP",
  pound: "GBP",
  r$: "BRL",
  real: "BRL",
  reai: "BRL",
  zl: "PLN",
  zloty: "PLN",
  kc: "CZK",
  "₺": "TRY",
  tl: "TRY",
  lira: "TRY",
  "turk lirasi": "TRY",
  ytl: "TRY",
  "₽": "RUB",
  "₹": "INR",
  "¥": "JPY",
  円: "JPY",
  yen: "JPY",
  jpn: "JPY",
  yuan: "CNY",
  renminbi: "CNY",
  rmb: "CNY",
  元: "CNY",
  stg: "GBP",
  sterling: "GBP",
  ukp: "GBP",
  won: "KRW",
  ntd: "TWD",
  rupee: "INR",
  rs: "INR",
  "indian rupee": "INR",
  franc: "CHF",
  franken: "CHF",
  sfr: "CHF",
  "₴": "UAH",
  fr: "CHF",
  ft: "HUF",
  dhs: "AED",
  dh: "AED",
  dirham: "AED",
  uae: "AED",
  درهم: "AED",
  "د.ا": "AED",
  sr: "SAR",
  ksa: "SAR",
  riyal: "SAR",
  ريال: "SAR",
  "ر.س": "SAR",
  le: "EGP",
  "l.e": "EGP",
  جنيه: "EGP",
  "ج.م": "EGP",
  qr: "QAR",
  kd: "KWD",
  nis: "ILS",
  שקל: "ILS",
  שקלים: "ILS",
  "ש״ח": "ILS",
  'ש"ח': "ILS",
};
