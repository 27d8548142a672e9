import { type ReactNode, useEffect } from "react";
import { styled } from "styled-components";
import type { LegalLink, StepProps, TextsOf } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { EmailDialog, EmailForm, expired, PaymentForm, usePurchase, Waiting } from "../payment/index.ts";
import { Button } from "../ui/controls/button.tsx";
import { Card } from "../ui/layout/card.ts";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import { Hint } from "../ui/text/paragraphs.ts";

type Props = Pick<StepProps<"checkout">, "texts" | "loadCheckout" | "onSave" | "onNotice"> & {
  readonly legal: readonly LegalLink[] | undefined;
  readonly risk: string | undefined;
  readonly plan: string;
  readonly isAtOriginalPrice: (plan: string) => boolean;
  readonly email: string | undefined;
  /** Whether the funnel insists on the e-mail address here, and nowhere else: that it is missing is no error then. */
  readonly asksEmail: boolean;
  readonly onRetry: () => void;
};

/** The payment form for one order, or an error and the way out. Remounted for each order and try. */
export function Payment(props: Props) {
  const { plan, isAtOriginalPrice, email, asksEmail, texts, legal, risk, loadCheckout, onSave, onNotice, onRetry } =
    props;
  const plain = usePlain();
  const { plans } = useFunnel();
  const [purchase, send] = usePurchase({
    loadCheckout,
    asksAtOnce: false,
    plans,
    isAtOriginalPrice,
    onProblem: (code) => {
      // That is no error yet; and of these the page says more than that something has failed.
      if ((code === "missing-email" && asksEmail) || ["price-changed", "sold-out", expired.code].includes(code)) return;
      onNotice({ title: plain(texts.error), text: plain(texts.failed), tone: "danger" });
    },
  });
  useEffect(() => send({ type: "buy", plan, email }), [send, plan, email]);
  const { open, problem } = purchase.context;
  const isAsking = purchase.matches("asking");
  const isEmailWanted = problem === "missing-email" || problem === "bad-email";
  // The order with this address will replace this one.
  const keep = (address: string) => onSave({ email: address });
  if (problem === "missing-email" && asksEmail)
    return (
      <Card>
        <Why>
          <Copy of={texts.emailRequired} />
        </Why>
        <EmailForm texts={texts} onEmail={keep} onNotice={onNotice} />
      </Card>
    );
  return (
    <>
      {problem && (
        <Problem>
          <Alert title={plain(texts.error)}>
            <Copy of={texts[sentences[problem] ?? "failed"] ?? ""} />
          </Alert>
          <Button onClick={isEmailWanted ? () => send({ type: "ask-email" }) : onRetry}>
            <Copy of={isEmailWanted ? texts.giveEmail : texts.retry} />
          </Button>
        </Problem>
      )}
      {!problem && !open && <Waiting texts={texts} />}
      {open && (
        <Card>
          <PaymentForm
            {...open}
            texts={texts}
            legal={legal}
            risk={risk}
            loadCheckout={loadCheckout}
            onExpire={() => send(expired)}
          />
        </Card>
      )}
      {isAsking && (
        <EmailDialog
          texts={texts}
          onEmail={(address) => {
            send({ type: "close" });
            keep(address);
          }}
          onNotice={onNotice}
          onClose={() => send({ type: "close" })}
        />
      )}
    </>
  );
}

/** The sentence for a buyer, by error code. */
const sentences: Readonly<Record<string, keyof TextsOf<"checkout">>> = {
  "missing-email": "emailRequired",
  "bad-email": "invalidEmail",
  "price-changed": "priceChanged",
  "sold-out": "gone",
  [expired.code]: "expired",
  "payment-not-configured": "notConfigured",
  "no-client-secret": "noClientSecret",
  "too-many-requests": "tooMany",
  unreachable: "unreachable",
};

/** An error message that stays on the page and is announced. */
function Alert({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box role="alert">
      <strong>{title}</strong>
      <p>{children}</p>
    </Box>
  );
}

/** No larger than the label below it. */
const Why = styled(Hint)`
  margin-bottom: 10px;
  font-size: 0.9375rem;
`;

/** One part of the page, whatever stands beside it. */
const Problem = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

const Box = styled.div`
  padding: 16px 20px;
  border: 1.5px solid var(--danger);
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--danger) 6%, var(--surface));
  color: var(--danger);
  line-height: 1.5;

  p { margin: 2px 0 0; color: var(--ink); }
`;
