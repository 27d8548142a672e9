import { isScalar } from "yaml";
import type { Mutant } from "../mutant.ts";
import type { Plain } from "../plain.ts";
import type { Site } from "../sites-of.ts";
import type { Operator, Subject } from "../subject.ts";

/** Changes one figure about money, so that it may contradict another one or is not a number. */
export const unbalancePrice: Operator = (subject) => [...inPlans(subject), ...inTexts(subject), ...intoTexts(subject)];

function inPlans({ text, sites }: Subject): readonly Mutant[] {
  return sites.flatMap((site) => {
    const { path, value } = site;
    const key = path
      .slice(path[0] === "plans" ? 2 : 0)
      .join(".")
      .replace(/\d+/, "N");
    const written = text.slice(value.start, value.end);
    const others = path[0] === "plans" || path[0] === "tracking" ? (changes[key]?.(written) ?? []) : [];
    return others
      .filter((other) => other !== written)
      .map((other) => ({
        what: `${path.join(".")}: ${other}`,
        edits: [{ ...value, by: other }],
        shownElsewhere: true,
      }));
  });
}

const currencies = () => ["EUR", "GBP", "USX", "EURO", "usd", "$"];

const price = (written: string) => [
  (Number(written) + 1).toFixed(2),
  (Number(written) * 10).toFixed(2),
  (Number(written) / 2).toFixed(2),
  `-${written}`,
  `$${written}`,
  `"${written}"`,
  written.includes(".") ? written.replace(".", ",") : `${written},00`,
  `${written} USD`,
];

const changes: Readonly<Record<string, (written: string) => readonly string[]>> = {
  price,
  originalPrice: price,
  perDay: price,
  "renews.price": (written) => [...price(written), `${written}, statedPrice: ${(Number(written) + 1).toFixed(2)}`],
  "renews.every": () => ["1 week", "4 weeks", "1 month", "1 year", "monthly"],
  period: () => ["1 week", "4 weeks", "1 month", "1 year", "12 weeks", "a month"],
  interval: () => ["day", "week", "month", "quarter", "year"],
  currency: currencies,
  displayCurrency: currencies,
  "tracking.events.N.currency": currencies,
};

/** Replaces a placeholder in a text with an amount, and changes amounts in texts. */
function inTexts({ text, sites, plain }: Subject): readonly Mutant[] {
  const sums = ["$21.49", "20 €", ...pricesOf(plain).map((sum) => `$${sum}`)];
  return sites.filter(isText).flatMap(({ path, value }) => {
    const written = text.slice(value.start, value.end);
    return [...written.matchAll(/\{plan\.(renews\.)?price\}|\b\d+(?= ?\$)/g)].flatMap(({ 0: all, index }) => {
      const start = value.start + index;
      return (all.startsWith("{") ? sums : [String(Number(all) + 10)]).map((by) => ({
        what: `${path.join(".")}: ${all} → ${by}`,
        edits: [{ start, end: start + all.length, by }],
        shownElsewhere: true,
      }));
    });
  });
}

/** Inserts an amount or a saving after the first word of a sales text that may have no placeholder. */
function intoTexts({ text, sites, plain }: Subject): readonly Mutant[] {
  const [price = "9.99"] = pricesOf(plain);
  const additions = ["$1", `${price} USD`, "only 20 € today", "(save 90%)", "EUR 29.99", "50% off"];
  return sites
    .filter((site) => isText(site) && sells(site, plain))
    .flatMap(({ path, value }, index) => {
      const written = text.slice(value.start, value.end);
      const word = /\p{L}{2,}(?= )/u.exec(written);
      const by = ` ${additions[index % additions.length]}`;
      const start = value.start + (word ? word.index + word[0].length : 0);
      return word
        ? [{ what: `${path.join(".")}: adds${by}`, edits: [{ start, end: start, by }], shownElsewhere: true }]
        : [];
    });
}

function sells({ path }: Site, plain: Plain): boolean {
  if (pricesOf(plain).length === 0) return false;
  const [group, id = "", part] = path;
  if (group === "texts") return ["checkout", "receipt", "offer", "payment"].includes(String(id));
  const { type } = (plain as Sold).steps?.[id] ?? {};
  return (
    ["offer", "checkout", "receipt"].includes(type ?? "") &&
    part !== "wheel" &&
    part !== "bonus" &&
    ["heading", "text", "title", "teaser", "answer", "question", "note", "label"].includes(String(path.at(-1)))
  );
}

const pricesOf = (plain: Plain) => Object.values((plain as Sold).plans ?? {}).map(({ price }) => price);

type Sold = {
  readonly plans?: Readonly<Record<string, { readonly price: number }>>;
  readonly steps?: Readonly<Record<string, { readonly type?: string }>>;
};

const isText = ({ path, value }: Site) =>
  (path[0] === "steps" || path[0] === "texts") && isScalar(value.node) && typeof value.node.value === "string";
