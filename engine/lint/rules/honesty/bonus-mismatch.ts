import { numberIn } from "../../../copy/index.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
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
      const { segments, outcome, weights } = wheel;
      const prizes = segments.flatMap(({ id: name, label, subtitle = "", won, prize = true }, at) => {
        const isDrawn = outcome === undefined ? !weights || (weights[name] ?? 0) > 0 : outcome === name;
        const path = ["steps", id, "wheel", "segments", at, "won"];
        return isDrawn && prize ? [{ label, promised: figuresIn(`${label} ${subtitle}`), won, path }] : [];
      });
      for (const { label, promised, won, path } of prizes) {
        const other = otherFigure(won, promised);
        if (other !== undefined)
          yield differing(
            `The wheel of step "${id}" ${outcome === undefined ? "can land" : "lands"} on "${label}"`,
            other,
            path,
          );
      }
      const wrong = prizes.flatMap(({ label, promised }) => {
        const other = otherFigure(bonus?.text, promised);
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
function otherFigure(text = "", promised: readonly Figure[]): string | undefined {
  const figures = figuresIn(text);
  return figures.find(({ kind }) => {
    const same = promised.filter((figure) => figure.kind === kind);
    return (
      same.length > 0 &&
      !figures.some((figure) => same.some(({ kind, value }) => kind === figure.kind && value === figure.value))
    );
  })?.excerpt;
}

/** Sums of money, shares, and times of a day or more: shorter ones are those of a clock. */
function figuresIn(written: string): readonly Figure[] {
  const text = latinFigures(written);
  const of = (kind: "sum" | "share", pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Figure => {
      const excerpt = written.slice(index, index + found.length);
      return { kind, value: numberIn(excerpt), excerpt };
    });
  return [
    ...of("sum", /\p{Sc} ?\d[\d.,]*\d|\p{Sc} ?\d|\d[\d.,]* ?\p{Sc}/gu),
    ...of("share", /\d+(?:[.,]\d+)?[ \u00a0\u202f]?%/gu),
    ...durationsIn(written).flatMap(({ seconds, excerpt }): readonly Figure[] =>
      seconds < day ? [] : [{ kind: "time", value: seconds, excerpt }],
    ),
  ];
}

const day = 86_400;
