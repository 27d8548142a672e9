import { useState } from "react";
import type { StepProps } from "../contract.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.ts";
import { Copy } from "../ui/copy.tsx";
import { usePlain } from "../ui/use-plain.ts";
import { EmailDialog } from "./email-dialog.tsx";
import { PaymentForm } from "./payment-form/payment-form.tsx";
import { Waiting } from "./payment-form/waiting.tsx";
import { problemText } from "./problem-text.ts";
import { useSession } from "./use-session.ts";

type Props = Pick<StepProps<"checkout">, "texts" | "shop" | "onSave" | "onNotice"> & {
  readonly plan: string;
  readonly isAtOriginalPrice: boolean;
  readonly email: string | undefined;
  readonly onRetry: () => void;
};

/** The payment form for a plan at a price and an e-mail; or what is wrong, and the way out. Made anew for each purchase and try. */
export function Payment({ plan, isAtOriginalPrice, email, texts, shop, onSave, onNotice, onRetry }: Props) {
  const plain = usePlain();
  const [isAsking, setAsking] = useState(false);
  const state = useSession({
    plan,
    isAtOriginalPrice,
    email,
    shop,
    onFail: () => onNotice({ title: plain(texts.error), text: plain(texts.failed), tone: "danger" }),
  });
  const isEmailWanted = state.at === "failed" && /^(missing|bad)-email$/.test(state.code);
  return (
    <>
      {state.at === "failed" && (
        <>
          <Alert title={plain(texts.error)}>
            <Copy of={texts[problemText(state.code)]} />
          </Alert>
          <Button onClick={isEmailWanted ? () => setAsking(true) : onRetry}>
            <Copy of={isEmailWanted ? texts.giveEmail : texts.retry} />
          </Button>
        </>
      )}
      {state.at === "opening" && <Waiting texts={texts} />}
      {state.at === "open" && (
        <Card>
          <PaymentForm purchase={state.purchase} session={state.session} texts={texts} shop={shop} />
        </Card>
      )}
      {isAsking && (
        <EmailDialog
          texts={texts}
          onEmail={(address) => {
            setAsking(false);
            onSave({ email: address });
          }}
          onNotice={onNotice}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
