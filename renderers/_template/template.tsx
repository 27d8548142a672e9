import type { StepProps } from "../contract.ts";
import { Button } from "../ui/controls/button.tsx";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Lede } from "../ui/text/paragraphs.ts";

// Until the new type is generated, this uses what every step has: an id and a way forward.
type Props = Pick<StepProps<never>, "id" | "onNext"> & {
  readonly step: { readonly heading: string; readonly button: string };
};

/** What the step is for, in one sentence. It shows its props and calls back; it does not decide what comes next. */
export function Template({ id, step, onNext }: Props) {
  const plain = usePlain();
  return (
    <StepColumn>
      <Lede>
        <Heading id={`${id}-heading`}>
          <Copy of={step.heading} />
        </Heading>
      </Lede>
      <ActionBar>
        <Button onClick={onNext}>{plain(step.button)}</Button>
      </ActionBar>
    </StepColumn>
  );
}
