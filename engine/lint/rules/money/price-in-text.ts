import type { FunnelDefinition, Step } from "../../../../schema/funnel.types.ts";
import { isWithin, nameOf, type Path, pathKey } from "../../../problem/index.ts";
import { canTakePayment, offersPlans, sectionPlaces, sectionTraits, stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { amountsIn } from "../../stated/amounts-in.ts";
import { latinFigures } from "../../stated/latin-figures.ts";
import { placeOf } from "../../stated/sum-in-sentence.ts";
import { isOfPlan, wayOutOfSum } from "../../stated/way-out-of-sum.ts";
import { inAll } from "../../words/index.ts";

/** In a funnel that sells, prices are filled in from the plan and not written into texts. */
export const priceInText: Rule = {
  id: "price-in-text",
  severity: "warning",
  why: "A price that is written into a sentence stays when the plan changes, and when the visitor picks another plan. Then the page says one price and the card is charged another. A placeholder always says what is charged. A sum that is not a price, such as what a broker asks for, is a figure: write it under `facts`, with its source.",
  wrong: "heading: Pick a plan – only $4.99 today",
  right: "heading: Pick a plan – only {plans.weekly.price} today",
  *check({ definition, uses, authored }) {
    if (Object.keys(definition.plans).length === 0) return;
    const priced = new Set(uses.filter(({ name }) => /^plans?\./.test(name)).map(({ path }) => pathKey(path)));
    const currencies = [...new Set(Object.values(definition.plans).map(({ currency }) => currency))];
    for (const { text, path } of authored.filter(({ path }) => groups.has(String(path[0])))) {
      // Most texts hold no amount, and a look at them is quicker than one at where they stand.
      const stated = amountsIn(text, definition.language, currencies);
      const isPriced = priced.has(pathKey(path));
      if (!isPriced && stated.length === 0) continue;
      const isAny = isPriced || isAboutSale(path, definition);
      // Elsewhere a sum may be of anything, but for what a plan costs.
      const amounts = stated.filter((sum) => isAny || (isOwn(path, definition) && isOfPlan(sum, definition)));
      // Next to a price, any digits with cents are a price too.
      const bare = isPriced ? [...latinFigures(text).matchAll(/(?<![\d.,])\d+[.,]\d{2}(?![\d%]|[.,]\d)/g)] : [];
      const cents = bare.map(({ 0: amount, index }) => text.slice(index, index + amount.length));
      for (const amount of [...amounts, ...cents.filter((each) => !amounts.some((other) => other.includes(each)))]) {
        const at = placeOf(text, amount);
        if (capital.test(text.slice(0, at))) continue;
        yield {
          message: `${nameOf(path)} states ${amount} as plain text, not with a placeholder. ${path[0] === "plans" ? inName : wayOutOfSum(amount, text, path, definition)}`,
          path,
          excerpt: amount,
          // It may also be the end of a longer sum before it.
          ...(at !== text.indexOf(amount) && { within: [at, at + amount.length] }),
        };
      }
    }
  },
};

const inName =
  "The name of a plan takes none: pages show the price beside it. Say what the money is for, such as “A week of lessons”.";

/** What a company was founded with, as its imprint says. */
const capital = new RegExp(String.raw`${inAll("shareCapital")}[^.!?\d]{0,20}$`, "iu");

const groups: ReadonlySet<string> = new Set(["steps", "plans", "legal", "texts"]);

/** Whether a text is of a page that sells, or of what all pages have. */
function isAboutSale(path: Path, definition: FunnelDefinition): boolean {
  const [group, id] = path;
  if (group === "texts") return saleTexts.includes(String(id));
  const step = group === "steps" ? definition.steps[String(id)] : undefined;
  return !step || (sells(step) && isOwn(path, definition));
}

/** The wheel and the bonus have their own rules, quotes are other people's words, and answers are the visitor's. */
function isOwn([group, id, ...at]: Path, { steps }: FunnelDefinition): boolean {
  const step = group === "steps" ? steps[String(id)] : undefined;
  if (!step || at[0] === "wheel" || at[0] === "bonus") return false;
  const place = sectionPlaces(step).findLast((place) => isWithin(at, place.at));
  if (!place) return true;
  const { quotes, showsTestimonials, showsReviews } = sectionTraits(place.section);
  const list = at[place.at.length];
  return !quotes && !(showsTestimonials && list === "people") && !(showsReviews && list === "reviews");
}

const saleTexts = ["offer", "payment", "checkout", "receipt", "mail"];

const sells = (step: Step) => canTakePayment(step) || stepTraits(step).isReceipt || offersPlans(step);
