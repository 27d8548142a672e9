import { ownAnswer, type ResolvedOption, resolvedOptions } from "../../engine/flow/index.ts";
import type { StepProps } from "../contract.ts";
import { Button } from "../ui/controls/button.tsx";
import { OptionCard } from "../ui/controls/option-card.tsx";
import { Options } from "../ui/controls/options.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { usePlain } from "../ui/text/copy.tsx";
import { QuestionLede } from "../ui/text/question-lede.tsx";

/** One question with several answers. Each tap is saved at once; the button moves on. */
export function MultiSelect(props: StepProps<"multi-select">) {
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
  const plain = usePlain();
  const options = resolvedOptions(step.options);
  const asked = step.otherwise ? [...options, { id: ownAnswer, label: ownAnswer }] : options;
  const layout = step.layout ?? "list";
  const exclusive = options.some((option) => option.exclusive && choice.includes(option.id));
  const full = !exclusive && choice.length >= (step.max ?? Number.POSITIVE_INFINITY);
  const barred = (option: ResolvedOption) => full && !option.exclusive && !choice.includes(option.id);
  return (
    <StepColumn>
      <QuestionLede id={id} question={step.question} hint={step.hint} />
      <Group
        aria-labelledby={`${id}-question`}
        aria-describedby={step.hint && `${id}-hint`}
        layout={layout}
        options={options}
      >
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            role="checkbox"
            checked={choice.includes(option.id)}
            layout={layout}
            face={extras?.Face && <extras.Face option={option} icons={extras.icons} />}
            barred={barred(option)}
            onChoose={() => onAnswer(toggleChoice(asked, choice, option))}
          />
        ))}
      </Group>
      {extras?.Own && <extras.Own {...props} />}
      {Below && <Below {...props} />}
      <ActionBar>
        <Button goesOn disabled={!exclusive && choice.length < (step.min ?? 1)} onClick={onNext}>
          {plain(step.button)}
        </Button>
      </ActionBar>
    </StepColumn>
  );
}

/**
 * The choice after one option was tapped, in the order of the options.
 * An exclusive option clears the others, and any other clears it.
 */
function toggleChoice(
  options: readonly ResolvedOption[],
  choice: readonly string[],
  tapped: ResolvedOption,
): readonly string[] {
  if (choice.includes(tapped.id)) return choice.filter((id) => id !== tapped.id);
  if (tapped.exclusive) return [tapped.id];
  return options
    .filter((option) => option.id === tapped.id || (choice.includes(option.id) && !option.exclusive))
    .map((option) => option.id);
}
