import { type CopyText, copyTexts } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** Before a release, no sentence of the funnel's template is left. */
export const templateText: Rule = {
  id: "template-text",
  severity: "warning",
  why: "The sentences of a template hold the place of yours: they name a product that is called “Your product”, and promise what nobody has agreed to keep. `funnel check --release` compares what visitors read with every template, word for word. Short labels, such as the name of a field, may stay.",
  wrong: "question: What would you like help with?",
  right: "question: What does your garden need?",
  *check({ copy, templates }) {
    const telling = copy.filter(isTelling);
    const [most] = [...(templates ?? [])]
      .map(([name, template]) => {
        const known = new Set(
          copyTexts(template)
            .filter(isTelling)
            .map(({ text }) => text),
        );
        return { name, kept: telling.filter(({ text }) => known.has(text)) };
      })
      .sort((a, b) => b.kept.length - a.kept.length);
    const [first] = most?.kept ?? [];
    if (!most || !first) return;
    const { name, kept } = most;
    // A common question or a line of consent may well stay the same.
    if (!kept.some(isOfProduct) && kept.length < telling.length * fewestKept) return;
    yield {
      message: `${kept.length} of ${telling.length} sentences stand word for word in the template "${name}", such as "${shortened(first.text)}". Write them in words of your own.`,
      path: first.path,
    };
  },
};

/** From this share of unchanged sentences on, a funnel counts as an unedited template. */
const fewestKept = 0.25;

/** Whether a text is specific: it describes the product, or it is a sentence and not a label. */
const isTelling = (text: CopyText): boolean =>
  isOfProduct(text) || (!isOfEngine(text) && text.text.split(/\s+/).length >= 4);

const isOfProduct = ({ path: [part] }: CopyText) => part === "product";

const isOfEngine = ({ path: [part] }: CopyText) => part === "texts" || part === "legal";

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
