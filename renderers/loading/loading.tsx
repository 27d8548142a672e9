import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { numberFormat } from "../../engine/fields/index.ts";
import { milliseconds } from "../../engine/flow/index.ts";
import type { StepProps } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { StepSections } from "../sections/step-sections.tsx";
import { StepColumn } from "../ui/layout/step-column.tsx";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Tick } from "../ui/text/tick.tsx";
import { Unseen } from "../ui/text/unseen.ts";
import { Ring } from "./ring.tsx";

/** Shows a wait, or a part of one, in percent. The machine ends it and moves on. */
export function Loading(props: StepProps<"loading">) {
  const { step, texts } = props;
  const plain = usePlain();
  const { language } = useFunnel();
  const { startAt: from = 0, stopAt: to = 100 } = step;
  const percent = usePercent(milliseconds(step.tick), from, to);
  const stages = step.stages ?? [];
  const at = Math.min(stages.length - 1, Math.floor((percent / 100) * stages.length));
  const stage = stages[at];
  const Sides = step.sections ? TwoSides : OneSide;
  return (
    <StepColumn width={step.sections ? "broad" : "narrow"}>
      <Sides>
        <Wait>
          <Ring percent={percent}>{numberFormat(language, { style: "percent" }).format(percent / 100)}</Ring>
          <Heading>
            <Copy of={step.heading} />
          </Heading>
          <Work>
            <Progress percent={percent} label={plain(texts.progress)} />
            <Unseen aria-live="polite">{stage && <Copy of={stage} />}</Unseen>
            {stages.length > 0 && (
              <Stages>
                {stages.map((each, index) => (
                  <li key={each} data-stage={index < at || percent === 100 ? "done" : index === at ? "now" : "later"}>
                    <Tick />
                    <span>
                      <Copy of={each} />
                    </span>
                  </li>
                ))}
              </Stages>
            )}
          </Work>
        </Wait>
        <StepSections {...props} />
      </Sides>
    </StepColumn>
  );
}

const OneSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  width: 100%;
  max-width: 560px;
  margin-inline: auto;

  /* Nothing is to be done here, so on a phone it stands amid the height, a little above the middle. */
  @media (max-width: 767px) { flex: 1; align-content: center; padding-bottom: 6vh; }
`;

// On a wide screen, what there is to read is beside the wait; a text alone would be lost there.
const TwoSides = styled(OneSide)`
  @media (min-width: 1000px) {
    &:not(:has([data-text]:only-child)) { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: center; gap: 64px; max-width: none; }
  }
`;

const Wait = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: clamp(16px, 2.5vh, 24px);
  text-align: center;
`;

// Its upper edge fills.
const Work = styled.div`
  width: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

// All of them stay, so that what passed too quickly can be read afterwards.
const Stages = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 18px 20px;
  list-style: none;
  line-height: 1.4;
  text-align: start;
  text-wrap: balance;

  li { display: flex; align-items: flex-start; gap: 12px; @media (prefers-reduced-motion: no-preference) { transition: color 200ms ease; } }

  li:not([data-stage="now"]) { color: var(--muted); }

  li[data-stage="now"] { font-weight: 600; }

  /* What is still to come has an empty ring, what is under way one that turns. */
  li:not([data-stage="done"]) > svg {
    padding: 2px;
    overflow: visible;

    circle { fill: none; stroke: var(--line); stroke-width: 3; }

    path { display: none; }
  }

  li[data-stage="now"] > svg {
    @media (prefers-reduced-motion: no-preference) { animation: turn 900ms linear infinite; }

    circle { stroke: var(--accent); stroke-dasharray: 50 26; }
  }
`;

type Props = { readonly percent: number; readonly label: string };

/** A thin progress bar. One number drives its width and what screen readers hear. */
function Progress({ percent, label }: Props) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <Fill style={{ width: `${percent}%` }} />
    </Track>
  );
}

const Track = styled.div`
  width: 100%;
  height: 6px;
  overflow: hidden;
  background: var(--line);
  /* Only for forced colours, where all backgrounds are the same. */
  outline: 1px solid transparent;
`;

const Fill = styled.div`
  height: 100%;
  background: var(--accent);

  @media (forced-colors: active) { background: Highlight; }
`;

/**
 * Elapsed percentage of a wait, which was `from` when the component was mounted: an integer up to `to`. Only for display;
 * the machine decides what happens at the end.
 *
 * @param tick milliseconds for one percent
 */
function usePercent(tick: number, from: number, to: number): number {
  const [percent, setPercent] = useState(from);
  useEffect(() => {
    const start = performance.now();
    let frame = requestAnimationFrame(function show() {
      // Measured, not counted: a slow phone or a hidden tab skips numbers but is never late.
      const passed = Math.min(to, from + Math.floor((performance.now() - start) / tick));
      setPercent(passed);
      if (passed < to) frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [tick, from, to]);
  return percent;
}
