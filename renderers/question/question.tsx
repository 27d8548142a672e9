import { useState } from "react";
import { styled } from "styled-components";
import { resolvedOptions } from "../../engine/flow/index.ts";
import type { StepProps } from "../contract.ts";
import { moveFocus } from "../ui/controls/move-focus.ts";
import { OptionCard } from "../ui/controls/option-card.tsx";
import { Options } from "../ui/controls/options.tsx";
import { imageStyle } from "../ui/layout/image-style.ts";
import { StepColumn } from "../ui/layout/step-column.tsx";
import { Copy } from "../ui/text/copy.tsx";
import { FinePrint } from "../ui/text/paragraphs.ts";
import { QuestionLede } from "../ui/text/question-lede.tsx";

/** One question with one answer. Arrow keys move focus and never choose; choosing moves on. */
export function Question(props: StepProps<"question">) {
  const {
    id,
    step,
    choice,
    extras,
    sections: { Below },
    onAnswer,
    onNext,
  } = props;
  const Group = extras?.Options ?? Options;
  const options = resolvedOptions(step.options);
  const [focused, setFocused] = useState<string>();
  const tabbable = focused ?? options.find((option) => choice.includes(option.id))?.id ?? options[0]?.id;
  const layout = step.layout ?? "list";
  const choose = (option: string) => {
    onAnswer([option]);
    onNext();
  };
  return (
    <StepColumn>
      <QuestionLede id={id} question={step.question} hint={step.hint}>
        {step.headline && (
          <Kicker>
            <Copy of={step.headline} />
          </Kicker>
        )}
        {step.image && <Picture data-beside data-sized src={step.image} alt="" />}
      </QuestionLede>
      <Group
        role="radiogroup"
        aria-labelledby={`${id}-question`}
        aria-describedby={step.hint ? `${id}-hint moves-on` : "moves-on"}
        // A tap focuses, too, but nothing needs to be drawn again for that: it leads on.
        onKeyDown={(event) => {
          const item = moveFocus(event, "radio");
          if (item) setFocused(item.dataset.option);
        }}
        layout={layout}
        options={options}
        ends={step.ends}
      >
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            role="radio"
            layout={layout}
            face={extras?.Face && <extras.Face option={option} icons={extras.icons} />}
            checked={choice.includes(option.id)}
            tabIndex={option.id === tabbable ? 0 : -1}
            onChoose={() => choose(option.id)}
          />
        ))}
      </Group>
      {extras?.Own && <extras.Own {...props} />}
      {step.consent && (
        <Consent>
          <Copy of={step.consent} />
        </Consent>
      )}
      {Below && <Below {...props} />}
    </StepColumn>
  );
}

// At the edge of a phone's screen, where other steps have their action.
const Consent = styled(FinePrint)`
  @media (max-width: 767px) { margin-top: auto; }
`;

const Kicker = styled.p`
  margin: 0;
  color: var(--accent);
  font: 800 clamp(1.0625rem, 0.75rem + 1.75vw, 1.375rem)/1.25 var(--heading-font, var(--font));
  letter-spacing: 0.03em;
  text-wrap: balance;

  @media (min-width: 1000px) and (min-height: 50em) { position: absolute; bottom: calc(100% + 8px); }
`;

const Picture = styled.img`
  ${imageStyle}
  margin-block: 8px;
`;
