import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** A number with a check digit fits it, as of a bank account or for a VAT, and a telephone number is as long as all of its country. */
export const mistypedNumber: Rule = {
  id: "mistyped-number",
  severity: "warning",
  why: "An IBAN, and the number of an Italian, Dutch, Swiss, Polish or Indian company (partita IVA, btw-nummer, UID, NIP, GSTIN), end or begin with digits that are worked out from the others, so that a slip shows: a digit too few, two that are swapped. A transfer to such an account comes back, and an imprint with such a number names nobody. Telephone numbers of North America and India have ten digits behind +1 and +91, those of Poland nine behind +48, so one that lacks a digit reaches nobody. Copy the number from the bank or the register.",
  wrong: "- { type: text, text: IBAN DE89 3704 0044 0532 0130 01 }",
  right: "- { type: text, text: IBAN DE89 3704 0044 0532 0130 00 }",
  *check({ copy }) {
    for (const { text, path } of copy.filter((each) => named.test(each.text)))
      for (const { pattern, fits, name, fault = "its check digits do not fit" } of kinds)
        for (const { 0: whole, groups } of matchesIn(text, pattern)) {
          const excerpt = groups?.number ?? whole;
          // A bank in capitals may stand behind it.
          const parts = excerpt.toUpperCase().split(/[^\p{L}\p{N}]+/u);
          if (parts.some((_, at) => fits(parts.slice(0, at + 1).join("")))) continue;
          yield { message: `"${excerpt}" is no ${name}: ${fault}. Copy it anew.`, path, excerpt };
        }
  },
};

/** Few texts name one of them. */
const named = /IBAN|IVA|btw|CHE|GST|NIP|\+9?1|\+48/i;

const kinds: readonly {
  readonly name: string;
  readonly pattern: RegExp;
  readonly fits: (plain: string) => boolean;
  readonly fault?: string;
}[] = [
  {
    name: "telephone number",
    pattern: /(?<![\p{L}\p{N}.,+/-])\+(?:91|1)[ .-]?\(?[2-9]\d*\)?(?:[ .-]?\(?\d+\)?){1,6}(?![\p{L}\p{N}])/gu,
    // With the code of its country, which may be the end of what a pattern has taken too much of.
    fits: (plain) => /^(?:91|1)[2-9]\d{9}$/.test(plain),
    fault: "behind the code of its country it must have ten digits",
  },
  {
    name: "telephone number",
    pattern: /(?<![\p{L}\p{N}.,+/-])\+48[ .-]?\(?[1-9]\d*\)?(?:[ .-]?\d+){1,6}(?![\p{L}\p{N}])/gu,
    fits: (plain) => /^48[1-9]\d{8}$/.test(plain),
    fault: "behind the code of Poland it must have nine digits",
  },
  {
    name: "NIP",
    pattern: /(?<=(?<!\p{L})NIP(?: ?:)?[ \u00a0])(?<number>(?:PL ?)?\d(?:[ -]?\d){8,10})(?![\p{L}\p{N}-])/gu,
    fits: isNip,
  },
  {
    name: "IBAN",
    // A country, two digits to check by, and the account, mostly in groups of four.
    pattern:
      /(?<=(?<!\p{L})IBAN(?: ?[:=])?[ \u00a0])(?<number>[A-Z]{2}\d{2}(?:[ \u00a0]?(?!BIC|SWIFT)[A-Z0-9]{1,4}){2,8})(?![\p{L}\p{N}])/gu,
    fits: isIban,
  },
  {
    name: "partita IVA",
    pattern:
      /(?<=(?<!\p{L})(?:P\.? ?IVA|Partita IVA)(?: e (?:C\.? ?F\.?|codice fiscale))?(?: n\.)?(?: ?:)?[ \u00a0])(?<number>(?:IT ?)?\d{9,13})(?![\p{L}\p{N}])/giu,
    fits: isPartitaIva,
  },
  {
    name: "btw-nummer",
    pattern:
      /(?<=(?<!\p{L})btw[ -]?(?:id(?:entificatienummer)?|nummer|nr\.?)(?: ?:)?[ \u00a0])(?<number>NL ?\d[\d.]{6,11}(?: ?B ?\d{1,3})?)(?![\p{L}\p{N}])/giu,
    fits: isDutchVat,
  },
  {
    name: "UID of a Swiss company",
    pattern: /(?<![\p{L}\p{N}])(?<number>CHE[- \u00a0]?\d[\d.]{7,11}\d)(?![\p{L}\p{N}])/gu,
    fits: isSwissCompany,
  },
  {
    name: "GSTIN",
    // A state, the company's tax number with its five letters, and three signs more.
    pattern:
      /(?<=(?<!\p{L})GST(?:IN)?(?: (?:No\.?|number|registration(?: no\.?)?))?(?: ?:)?[ \u00a0])(?<number>\d{2}[A-Z]{5}[A-Z0-9]{6,9})(?![\p{L}\p{N}])/giu,
    fits: isGstin,
  },
];

/** How long the IBAN of a country is (ISO 13616), where funnels are most often from; others are not counted. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, CH: 21, CZ: 24, DE: 22, DK: 18, ES: 24, FI: 18, FR: 27, GB: 22, IE: 22, IT: 27, LU: 20, NL: 18 },
  ...{ NO: 15, PL: 28, PT: 25, SE: 24, TR: 26 },
};

/** Read as one number, with the country and its check digits at the end and letters from 10 on, it leaves 1 of 97. */
function isIban(plain: string): boolean {
  const length = lengths[plain.slice(0, 2)];
  if (length !== undefined && plain.length !== length) return false;
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/**
 * NL, nine digits, B and two more. Of a company the ninth is worked out from the eight before it, each multiplied by its
 * place from behind; a sole trader's is read like an IBAN, with the letters before and between.
 */
function isDutchVat(plain: string): boolean {
  const [, nine] = /^NL(\d{9})B\d{2}$/.exec(plain) ?? [];
  if (nine === undefined) return false;
  const digits = [...nine].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, at) => total + digit * (9 - at), 0);
  const read = plain.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  const isSoleTraders = [...read].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
  return sum % 11 === digits[8] || isSoleTraders;
}

/** CHE and nine digits, of which the last one is worked out from the others (ISO 7064 calls it a check digit modulo 11). */
function isSwissCompany(plain: string): boolean {
  const digits = [...plain.replace(/^CHE/, "")].map(Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return digits.length === 9 && (11 - (sum % 11)) % 11 === digits[8];
}

/** Ten digits, of which the last one is what the others, each times its weight, leave when divided by 11. */
function isNip(plain: string): boolean {
  const digits = [...plain.replace(/^PL/, "")].map(Number);
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return digits.length === 10 && sum % 11 === digits[9] && new Set(digits).size > 1;
}

/** Eleven digits, of which every second one counts twice (Luhn), and which are not all the same. */
function isPartitaIva(plain: string): boolean {
  const digits = [...plain.replace(/^IT/, "")].map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? digit : digit * 2;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return digits.length === 11 && sum % 10 === 0 && new Set(digits).size > 1;
}

/** Fifteen digits and letters, which count from 10 on; of each, once or twice, both digits to the base of 36 are summed up. */
function isGstin(plain: string): boolean {
  const sum = [...plain.slice(0, 14)].reduce((total, sign, at) => {
    const product = Number.parseInt(sign, 36) * (1 + (at % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return plain.length === 15 && Number.parseInt(plain.slice(14), 36) === (36 - (sum % 36)) % 36;
}
