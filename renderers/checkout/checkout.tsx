import { styled } from "styled-components";
import type { StepProps } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { Alert } from "../ui/alert.tsx";
import { Copy } from "../ui/copy.tsx";
import { Heading } from "../ui/heading.tsx";
import { PlanScope } from "../ui/plan-scope.tsx";
import { StepColumn } from "../ui/step-column.tsx";
import { usePlain } from "../ui/use-plain.ts";
import { OrderSummary } from "./order-summary.tsx";

/** The order. Without an e-mail address, and while no payment provider is configured, it says so and asks for nothing. */
export function Checkout({ step, texts, values }: StepProps<"checkout">) {
  const { plans } = useFunnel();
  const plain = usePlain();
  const plan = plans[values.plan ?? ""] ?? plans[step.plan];
  return (
    <StepColumn>
      <PlanScope plan={plan}>
        <Centred>
          <Heading>
            <Copy of={step.heading} />
          </Heading>
        </Centred>
        {plan && <OrderSummary plan={plan} email={values.email} texts={texts} />}
        <Alert title={plain(texts.error)}>
          <Copy of={values.email ? texts.notConfigured : texts.emailRequired} />
        </Alert>
      </PlanScope>
    </StepColumn>
  );
}

const Centred = styled.div`
  text-align: center;
`;
