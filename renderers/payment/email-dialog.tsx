import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { isBuyerEmail } from "../../engine/contact/contact.ts";
import type { PaymentTexts, StepActions } from "../contract.ts";
import { cleanEmail } from "../email.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field, useRefusal } from "../ui/controls/field.tsx";
import { Dialog } from "../ui/overlays/dialog.tsx";
import { usePlain } from "../ui/text/copy.tsx";

type Props = Pick<StepActions, "onNotice"> & {
  readonly texts: PaymentTexts;
  readonly onEmail: (email: string) => void;
  readonly onClose: () => void;
};

/** Asks a buyer for an e-mail address. */
export function EmailDialog({ texts, onEmail, onNotice, onClose }: Props) {
  const plain = usePlain();
  const [email, setEmail] = useState("");
  const [isRefused, refuse] = useRefusal(email, onNotice);
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself would focus its title.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = cleanEmail(email);
    if (isBuyerEmail(address)) return onEmail(address);
    refuse({ title: plain(texts.invalidEmailTitle), text: plain(texts.invalidEmail) });
    field.current?.focus();
  };
  return (
    <Dialog open size="brief" onClose={onClose} label={plain(texts.emailTitle)} closeLabel={plain(texts.close)}>
      <Form noValidate onSubmit={submit}>
        <Field
          label={plain(texts.emailLabel)}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          placeholder={plain(texts.emailPlaceholder)}
          value={email}
          onChange={setEmail}
          error={isRefused ? plain(texts.invalidEmail) : undefined}
          inputRef={field}
        />
        <Button type="submit">{plain(texts.emailButton)}</Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  padding-top: 8px;
`;
