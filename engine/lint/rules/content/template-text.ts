import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { type CopyText, copyTexts } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** Before a release, no sentence of the funnel's template is left. */
export const templateText: Rule = {
  id: "template-text",
  severity: "warning",
  why: "The sentences of a template are placeholders for yours: they name a product that is called “Your product”, and promise what nobody has agreed to keep. `funnel check --release` compares what visitors read with every template, word for word, and legal texts paragraph by paragraph. Short labels, such as the name of a field, may stay.",
  wrong: "question: What would you like help with?",
  right: "question: What does your garden need?",
  *check({ copy, definition, templates }) {
    yield* keptSentences(copy, templates);
    yield* keptLegalTexts(definition, templates);
  },
};

type Templates = LintContext["templates"];

function* keptSentences(copy: readonly CopyText[], templates: Templates): Iterable<Finding> {
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
    message: `The template "${name}" is still there, word for word, in ${kept.length} of ${telling.length} sentences, such as "${shortened(first.text)}". Write your own.`,
    path: first.path,
  };
}

/** Legal texts that are still a template's although they are no longer marked as samples. */
function* keptLegalTexts({ legal }: FunnelDefinition, templates: Templates): Iterable<Finding> {
  const ofTemplates = [...(templates ?? [])]
    .flatMap(([, { legal }]) => legal?.tabs ?? [])
    .map(({ text }) => paragraphsOf(text));
  const known = new Set(ofTemplates.flat());
  for (const [index, { id, text, sample }] of (legal?.tabs ?? []).entries()) {
    const paragraphs = paragraphsOf(text);
    const kept = paragraphs.filter((paragraph) => known.has(paragraph));
    // Every legal text of a template begins by saying that it is one.
    const [notice] = kept.filter((paragraph) => ofTemplates.every((others) => others.includes(paragraph)));
    if (sample || (!notice && kept.length < paragraphs.length / 2) || kept.length === 0) continue;
    yield {
      message: `Legal text "${id}" is still a template, word for word in ${kept.length} of ${paragraphs.length} paragraphs, such as "${shortened(kept[0] ?? "")}". Have your counsel complete and review it.`,
      path: ["legal", "tabs", index, "text"],
    };
  }
}

const paragraphsOf = (text = "") =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, " "))
    .filter(isSentence);

/** From this share of unchanged sentences on, a funnel counts as an unedited template. */
const fewestKept = 0.25;

/** Whether a text is specific: it describes the product, or it is a sentence and not a label. */
const isTelling = (text: CopyText): boolean => isOfProduct(text) || (!isOfEngine(text) && isSentence(text.text));

const isSentence = (text: string) => text.split(/\s+/).length >= 4;

const isOfProduct = ({ path: [part] }: CopyText) => part === "product";

const isOfEngine = ({ path: [part] }: CopyText) => part === "texts" || part === "legal";

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
