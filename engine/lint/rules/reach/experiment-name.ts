import type { Finding } from "../../../problem/index.ts";
import { wordsByVariant } from "../../reach/variant-placeholders.ts";
import type { Rule } from "../../rule.ts";

/** An experiment is called like nothing else in an address, its variants like nothing else in it, and no text shows them. */
export const experimentName: Rule = {
  id: "experiment-name",
  severity: "warning",
  why: "A link to `?headline=long` shows that variant, so the name of an experiment is that of a parameter. Advertising services and payments bring parameters of their own: an experiment called `plan` would take what a buyer has paid for as a variant, and the visitor would see another page from then on. Names that differ in capital letters alone are mistaken for each other in links. {query.…} reads the address, where most visitors have no variant; {experiment.…} says the one that is drawn.",
  wrong: '- { type: text, text: "You see the {query.headline|short} one." }',
  right: "- { type: text, when: { experiment: { headline: short } }, text: You see the short one. }",
  *check({ experiments, uses }) {
    const names = Object.keys(experiments);
    for (const [name, variants] of Object.entries(experiments)) {
      const path = ["experiments", name];
      const adding = taken.get(name);
      if (adding !== undefined)
        yield {
          message: `An experiment is called "${name}", as a parameter that ${adding} add to an address. Give it a name of its own, such as "${name}-shown".`,
          path,
          on: "key",
        } satisfies Finding;
      yield* sameLetters(name, names, `experiment "${name}"`, path);
      for (const variant of Object.keys(variants))
        yield* sameLetters(variant, Object.keys(variants), `variant "${variant}" of experiment "${name}"`, path);
    }
    for (const { name, path, excerpt } of uses) {
      const [, shown = ""] = /^query\.(.+)$/.exec(name) ?? [];
      if (Object.hasOwn(experiments, shown))
        yield {
          message: `{${name}} reads the address, and most have no variant of experiment "${shown}" in it: it is drawn. Write words for each variant: ${wordsByVariant(shown, experiments)}.`,
          path,
          excerpt,
        };
    }
  },
};

/** A name that another one before it has in other letters. */
function* sameLetters(name: string, all: readonly string[], said: string, path: readonly string[]): Iterable<Finding> {
  const other = all.slice(0, all.indexOf(name)).find((each) => each.toLowerCase() === name.toLowerCase());
  if (other !== undefined)
    yield {
      message: `The name of ${said} differs from "${other}" in capital letters alone, and links tell them apart. Give one of them another name.`,
      path: [...path],
      on: "key",
    };
}

/** Parameters that addresses get from elsewhere, and who adds them. */
const taken: ReadonlyMap<string, string> = new Map([
  ...["gclid", "fbclid", "ttclid", "msclkid", "gbraid", "wbraid"].map(
    (name) => [name, "advertising services"] as const,
  ),
  ...["amount", "email", "plan", "token"].map((name) => [name, "payments"] as const),
]);
