import type { LintContext } from "../../context.ts";
import { isInStep } from "../../copy-texts.ts";
import { savedNames } from "../../implied-names.ts";
import type { Rule } from "../../rule.ts";
import { firstIn, ownOf } from "../../words/index.ts";

/** A text that claims to be personal depends on the visitor's answers. */
export const personalClaim: Rule = {
  id: "personal-claim",
  severity: "warning",
  why: "A result that is called personal and is the same for everybody is a claim that anybody can disprove by taking the quiz twice. Let at least one answer change what is shown: a section with `when`, a way of its own, an outcome, or the answer itself.",
  wrong: "- { type: heading, text: Your personal plan is ready }",
  right: "- { type: heading, text: Our plan for beginners }",
  *check(context) {
    if (answersMatter(context)) return;
    const pattern = firstIn(ownOf("personal", context.definition.language));
    const claim = context.copy.find((each) => isInStep(each) && pattern.test(each.text));
    if (claim)
      yield {
        message:
          "The page speaks of something personal, but no answer changes anything. Show what was answered, or remove the word.",
        path: claim.path,
        excerpt: pattern.exec(claim.text)?.[0] ?? "",
      };
  },
};

function answersMatter({ definition, steps, atoms, uses }: LintContext): boolean {
  const saved = savedNames(definition);
  const typed = ["email", "phone", "plan"];
  return (
    atoms.some(({ kind }) => kind !== "query") ||
    uses.some(({ name }) => /^(answer|score|outcome)\./.test(name) || (saved.has(name) && !typed.includes(name))) ||
    Object.values(steps).some(({ exits }) => exits.forward.some(({ kind }) => kind === "option"))
  );
}
