import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import type { TestResult } from "../../checkout-client.ts";
import type { PaymentTexts } from "../../contract.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { announced } from "../../ui/text/announced.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { CardMarks, Lock } from "./card-marks.tsx";
import { codeOf } from "./code-of.ts";
import { Confirmation } from "./confirmation.tsx";
import { Assurances, type PaymentFormProps, Problem, Terms } from "./form-parts.tsx";
import { TestCards } from "./test-cards.tsx";
import { useCard } from "./use-card.ts";

/** A payment form that takes no money and says so, for when no payment provider is configured. */
export function TestForm(props: PaymentFormProps) {
  const { session, texts, legal, risk, loadCheckout, onExpire } = props;
  const { clientSecret, terms } = session;
  const plain = usePlain();
  const title = useId();
  const { values, field, fill, check, focus } = useCard();
  const [at, setAt] = useState<"idle" | "paying" | "confirming">("idle");
  const [problem, setProblem] = useState<keyof PaymentTexts>();
  /** The number of the card that was refused last. */
  const [refused, setRefused] = useState<string>();

  const pay = async (confirm?: true) => {
    if (at === "paying") return;
    setAt("paying");
    setProblem(undefined);
    try {
      const { payTest, leave } = await loadCheckout();
      const result = await payTest(clientSecret, { ...values, ...(confirm && { confirm }) });
      // The button stays busy until the next page is there.
      if (result.status === "paid") return leave(result.returnUrl);
      if (result.status === "authentication-required") return setAt("confirming");
      refuse(problems[result.status]);
    } catch (error) {
      // It has ended, or another tab has closed it: with this form the buyer would try in vain.
      if (codeOf(error) === "unknown-session") return onExpire();
      refuse("payFailed");
    }
  };
  const refuse = (why: keyof PaymentTexts) => {
    // At once: the field that the focus goes to is not there while a confirmation is asked for.
    flushSync(() => setAt("idle"));
    setProblem(why);
    if (why === "payFailed") return;
    setRefused(values.card);
    focus("card");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) void pay();
    else setProblem(undefined);
  };
  const shown = (name: "card" | "expiry" | "cvc") => {
    const { problem: wrong, ...rest } = field(name);
    return {
      ...rest,
      inputMode: "numeric",
      // Digits run from left to right in every language.
      dir: "ltr",
      label: plain(texts[name]),
      error: wrong && plain(texts[wrong]),
    } as const;
  };
  return (
    <Form noValidate onSubmit={submit} aria-labelledby={title}>
      <Mark>
        <strong id={title}>
          <Copy of={texts.testTitle} />
        </strong>
        <span>
          <Copy of={texts.testNotice} />
        </span>
      </Mark>
      {/* Above the field that the focus goes to, where a phone's keyboard does not cover it. */}
      <Problem {...announced}>{problem && <Copy of={texts[problem]} />}</Problem>
      {at === "confirming" ? (
        <Confirmation texts={texts} onConfirm={() => pay(true)} onRefuse={() => refuse("refused")} />
      ) : (
        <>
          <div>
            <Field {...shown("card")} isRefused={refused === values.card} autoComplete="cc-number" required />
            <CardMarks />
          </div>
          <Pair>
            <Field {...shown("expiry")} autoComplete="cc-exp" required />
            <Field {...shown("cvc")} autoComplete="cc-csc" required />
          </Pair>
        </>
      )}
      {at !== "confirming" && (
        <>
          <Terms>{terms}</Terms>
          <Button type="submit" busy={at === "paying"}>
            {at === "idle" && <Lock />}
            <Copy of={at === "paying" ? texts.paying : texts.pay} />
          </Button>
          <Assurances texts={texts} legal={legal} risk={risk} />
          <TestCards texts={texts} onPick={(card) => fill({ card, expiry: "12 / 34", cvc: "123" })} />
        </>
      )}
    </Form>
  );
}

const problems = {
  declined: "declined",
  "insufficient-funds": "insufficientFunds",
} satisfies Partial<Record<TestResult["status"], keyof PaymentTexts>>;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > button { width: 100%; }

  /* Together with a problem above, the field that the focus goes to is scrolled to. */
  > [role="alert"]:not(:empty) + div input { scroll-margin-top: 200px; }
`;

const Mark = styled.p`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 12px 16px;
  border: 2px dashed var(--control);
  border-radius: calc(var(--radius) * 0.75);
  line-height: 1.5;
`;

// Labels, inputs and errors of both fields are in rows of their own: one that wraps moves nothing out of line.
const Pair = styled.div`
  display: grid;
  gap: 8px 12px;

  /* The first label is the longer one. */
  @media (min-width: 23em) {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);

    /* Here it is not. */
    &:lang(ja) { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 8px; }
  }

  /* A label without a blank, such as a long compound, takes no more than its column. */
  > * {
    grid-row: span 3;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* The row of errors, while it is empty. */
  &:not(:has([aria-invalid])) { margin-bottom: -8px; }
`;
