import { type FormEvent, type RefObject, useRef, useState } from "react";
import { styled } from "styled-components";
import { isBuyerEmail } from "../../engine/contact/contact.ts";
import type { PaymentTexts, StepActions } from "../contract.ts";
import { cleanEmail } from "../email.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field, useRefusal } from "../ui/controls/field.tsx";
import { focusWrong } from "../ui/controls/focus-wrong.ts";
import { usePlain } from "../ui/text/copy.tsx";

type Props = Pick<StepActions, "onNotice"> & {
  readonly texts: PaymentTexts;
  readonly onEmail: (email: string) => void;
  /** For focusing the field. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** A buyer's e-mail address, and the button that goes on with it. */
export function EmailForm({ texts, onEmail, onNotice, inputRef }: Props) {
  const plain = usePlain();
  const [email, setEmail] = useState("");
  const [isRefused, refuse] = useRefusal(email, onNotice);
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = cleanEmail(email);
    if (isBuyerEmail(address)) return onEmail(address);
    refuse({ title: plain(texts.invalidEmailTitle), text: plain(texts.invalidEmail) });
    focusWrong(field.current);
  };
  return (
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
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  padding-top: 8px;
`;
