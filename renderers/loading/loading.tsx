import { styled } from "styled-components";
import { milliseconds } from "../../engine/flow/index.ts";
import type { StepProps } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { Sections } from "../sections/sections.tsx";
import { Copy } from "../ui/copy.tsx";
import { Heading } from "../ui/heading.tsx";
import { Progress } from "../ui/progress.tsx";
import { StepColumn } from "../ui/step-column.tsx";
import { usePlain } from "../ui/use-plain.ts";
import { Ring } from "./ring.tsx";
import { usePercent } from "./use-percent.ts";

/** Shows a wait from 0 to 100 percent. The machine ends it and moves on. */
export function Loading({ step, texts, values, sections, onSave, onNext }: StepProps<"loading">) {
  const plain = usePlain();
  const { language } = useFunnel();
  const percent = usePercent(milliseconds(step.tick));
  const stages = step.stages ?? [];
  const stage = stages[Math.min(stages.length - 1, Math.floor((percent / 100) * stages.length))];
  return (
    <StepColumn>
      <Wait>
        <Ring percent={percent}>{new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100)}</Ring>
        <Heading>
          <Copy of={step.heading} />
        </Heading>
        <Progress percent={percent} label={plain(texts.progress)} />
        <Stage aria-live="polite">{stage && <Copy of={stage} />}</Stage>
      </Wait>
      {step.sections && (
        <Sections
          titled
          sections={step.sections}
          components={sections}
          values={values}
          onSave={onSave}
          onNext={onNext}
        />
      )}
    </StepColumn>
  );
}

const Wait = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 20px;
  text-align: center;
`;

const Stage = styled.p`
  min-height: 1.6em;
  margin: -8px 0 0;
  color: var(--muted);
`;
