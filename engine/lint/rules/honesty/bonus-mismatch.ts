import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { numberIn } from "../../../copy/index.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { amountsIn } from "../../stated/amounts-in.ts";
import { durationsIn } from "../../stated/durations-in.ts";
import { latinFigures } from "../../stated/latin-figures.ts";

/** A prize is the same sum, share or time on the wheel, in the result and in the banner. */
export const bonusMismatch: Rule = {
  id: "bonus-mismatch",
  severity: "warning",
  why: "A visitor who wins one sum and is then promised a different one has been told something untrue, whichever of them is paid; so has one who wins three free days and then reads of seven. Write the prize the same wherever it is named. Where several can be won, a banner that names one of them is wrong for everybody who won another.",
  wrong: "bonus: { text: Your 60 $ bonus is reserved, lasts: 10 min, claim: Claim }",
  right: "bonus: { text: Your 65 $ bonus is reserved, lasts: 10 min, claim: Claim }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel, bonus } = stepWith("hasPromotions", step) ?? {};
      if (!wheel) continue;
      const figuresIn = (text: string) => figuresOf(text, definition);
      const { segments, outcome, weights } = wheel;
      const prizes = segments.flatMap(({ id: name, label, subtitle = "", won, prize = true }, at) => {
        const isDrawn = outcome === undefined ? !weights || (weights[name] ?? 0) > 0 : outcome === name;
        const path = ["steps", id, "wheel", "segments", at, "won"];
        return isDrawn && prize ? [{ label, promised: figuresIn(`${label} ${subtitle}`), won, path }] : [];
      });
      for (const { label, promised, won, path } of prizes) {
        const other = otherFigure(figuresIn(won ?? ""), promised);
        if (other !== undefined)
          yield differing(
            `The wheel of step "${id}" ${outcome === undefined ? "can land" : "lands"} on "${label}"`,
            other,
            path,
          );
      }
      const wrong = prizes.flatMap(({ label, promised }) => {
        const other = otherFigure(figuresIn(bonus?.text ?? ""), promised);
        return other === undefined ? [] : { label, other };
      });
      const [first] = wrong;
      if (first)
        yield differing(
          `The wheel of step "${id}" ${prizes.length === 1 ? "lands" : "can land"} on "${first.label}"`,
          first.other,
          ["steps", id, "bonus", "text"],
        );
    }
  },
};

type Figure = { readonly kind: "sum" | "share" | "time"; readonly value: number | undefined; readonly excerpt: string };

const differing = (where: string, other: string, path: Path): Finding => ({
  message: `${where}, but here it is ${other}. Write the same in both${where.includes("can land") ? ", or name no figure" : ""}.`,
  path,
  excerpt: other,
});

/** A figure of a text that contradicts what was promised: of the same kind, and none of those. */
function otherFigure(figures: readonly Figure[], promised: readonly Figure[]): string | undefined {
  return figures.find(({ kind }) => {
    const same = promised.filter((figure) => figure.kind === kind);
    return (
      same.length > 0 &&
      !figures.some((figure) => same.some(({ kind, value }) => kind === figure.kind && value === figure.value))
    );
  })?.excerpt;
}

/** Sums of money, shares, and times of a day or more: shorter ones are those of a clock. */
function figuresOf(written: string, { language, plans }: FunnelDefinition): readonly Figure[] {
  const text = latinFigures(written);
  const currencies = [...new Set(Object.values(plans).map(({ currency }) => currency))];
  // Savings are among the amounts of a text.
  const sums = amountsIn(written, language, currencies).filter((sum) => /\p{Nd}/u.test(sum) && !/[%％٪]/.test(sum));
  const shares = [...text.matchAll(/\d+(?:[.,]\d+)?[ \u00a0\u202f]?%/gu)].map(({ 0: found, index }) =>
    written.slice(index, index + found.length),
  );
  const valued = (kind: "sum" | "share") => (excerpt: string) => ({ kind, value: numberIn(excerpt), excerpt });
  return [
    ...sums.map(valued("sum")),
    ...shares.map(valued("share")),
    ...durationsIn(written).flatMap(({ seconds, excerpt }): readonly Figure[] =>
      seconds < day ? [] : [{ kind: "time", value: seconds, excerpt }],
    ),
  ];
}

const day = 86_400;
