import { styled } from "styled-components";
import { numberIn } from "../../../engine/copy/index.ts";
import type { SectionOf } from "../../contract.ts";
import { usePlain } from "../../ui/text/copy.tsx";
import { SampleLabel, useHasSample } from "../../ui/text/sample-label.tsx";
import { Stars } from "../../ui/text/stars.tsx";

type Props = {
  readonly section: SectionOf<"review-summary">;
  /** Whether the reviews below it are samples, all of them. */
  readonly hasSamples: boolean;
};

/** The score with its stars, and the number of reviews behind it. Samples share one label. */
export function Score({ section: { score, outOf, count, trust }, hasSamples }: Props) {
  const plain = usePlain();
  const hasSample = useHasSample();
  const number = numberIn(plain(score));
  const isSample = [score, count, trust ?? ""].some(hasSample) || hasSamples;
  return (
    <Block>
      <p>
        <b>{plain(score)}</b>
        <span>
          {plain(outOf)}
          {number !== undefined && <Stars rating={Math.min(Math.max(number, 0), 5)} size={24} />}
        </span>
      </p>
      <p>
        {plain(count)}
        {trust && (
          <>
            {" "}
            <i aria-hidden="true">·</i> {plain(trust)}
          </>
        )}{" "}
        {isSample && <SampleLabel />}
      </p>
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  text-align: center;

  p { margin: 0; color: color-mix(in srgb, var(--muted) 50%, var(--ink)); }

  p:first-child { display: flex; align-items: center; gap: 14px; }

  b { color: var(--ink); font: 800 clamp(2.75rem, 2rem + 3vw, 3.75rem)/1 var(--heading-font, var(--font)); letter-spacing: -0.03em; }

  p:first-child > span { display: grid; justify-items: start; gap: 2px; line-height: 1.3; }

  svg { order: -1; }
`;
