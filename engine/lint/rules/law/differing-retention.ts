import type { Path } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn, type StatedDuration } from "../../stated/durations-in.ts";
import { firstOf } from "../../words/index.ts";

/** How long data is kept is the same on the page and in the privacy policy. */
export const differingRetention: Rule = {
  id: "differing-retention",
  severity: "warning",
  why: "“We delete it after three months” below the button, and six months in the privacy policy: one of the two is untrue, and whoever asks for their data after four months finds out which. The law asks for the time to be said, and the page is what was agreed to. Say the same in both.",
  wrong: "consent: We delete your files after three months. See our [privacy policy](legal:privacy).",
  right: "consent: We delete your files after six months. See our [privacy policy](legal:privacy).",
  *check(context) {
    const { authored, definition } = context;
    const tabs = definition.legal?.tabs ?? [];
    const isPolicy = (path: Path) =>
      path[0] === "legal" && path.at(-1) === "text" && tabs[Number(path[2])]?.purpose === "privacy";
    const policies = authored.filter(({ path }) => isPolicy(path));
    const [policy] = policies.flatMap(({ text }) => keptIn(text, context));
    if (!policy) return;
    const allowed = new Set(
      policies.flatMap(({ text }) => longIn(context.withFacts(text)).map(({ seconds }) => seconds)),
    );
    for (const { text, path } of authored) {
      if (path[0] !== "steps") continue;
      const other = keptIn(text, context).find(({ seconds }) => !allowed.has(seconds));
      if (other)
        yield {
          message: `This says that data is kept for "${other.excerpt}", but the privacy policy says "${policy.excerpt}". Say the same in both.`,
          path,
          excerpt: other.excerpt,
        };
    }
  },
};

/** The lengths after which a text says that data is deleted, or for which it is kept. */
function keptIn(text: string, { definition, withFacts }: LintContext): readonly StatedDuration[] {
  const { language } = definition;
  const [erasing, keeping, data] = (["erasing", "keeping", "personalData"] as const).map((kind) =>
    firstOf(kind, language),
  );
  return withFacts(text)
    .split(sentenceEnds)
    .flatMap((sentence) =>
      erasing?.test(sentence) || (keeping?.test(sentence) && data?.test(sentence)) ? longIn(sentence) : [],
    );
}

/** Data is kept for weeks at least; hours and days are those within which somebody acts. */
const longIn = (text: string): readonly StatedDuration[] =>
  durationsIn(text).filter(({ seconds }) => seconds >= 7 * 86_400);

const sentenceEnds = /[.!?;\n]/;
