import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { isLeadEmail } from "../../engine/contact/contact.ts";
import type { StepProps } from "../contract.ts";
import { type Drafts, keepDraft, readDrafts } from "../drafts.ts";
import { cleanEmail } from "../email.ts";
import { isPhone, PhoneField, type PhoneNumber } from "../phone/index.ts";
import { Button } from "../ui/controls/button.tsx";
import { Field, useRefusal } from "../ui/controls/field.tsx";
import { focusWrong } from "../ui/controls/focus-wrong.ts";
import { LinkButton } from "../ui/controls/link-button.tsx";
import { Trap } from "../ui/controls/trap.tsx";
import { Card } from "../ui/layout/card.ts";
import { ColumnForm } from "../ui/layout/column-form.ts";
import { ActionBar, StepColumn } from "../ui/layout/step-column.tsx";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { FinePrint, Lede } from "../ui/text/paragraphs.ts";
import { useSending } from "../use-sending.ts";
import { Benefits } from "./benefits.tsx";
import { Reassurance } from "./reassurance.tsx";

/** Asks for an e-mail address or a phone number, saves it, hands it over as a lead and moves on. */
export function Contact({
  id,
  step,
  texts,
  values,
  guessCountry,
  onNotice,
  onSave,
  onLead,
  onNext,
  headStart,
  storage,
}: StepProps<"contact">) {
  const plain = usePlain();
  const [drafts, setDrafts] = useState<Drafts>({});
  // Not while the page is taken over: the finished page knows nothing of what is stored.
  useEffect(() => setDrafts(readDrafts(storage)), [storage]);
  const [emailDraft, phoneDraft] = [`${id}.email`, `${id}.phone`];
  const [chosen, setChosen] = useState<"email" | "phone">();
  // Starts in the mode of the contact left or begun before, until the visitor switches.
  const kept = modeOf(values.email, values.phone) ?? modeOf(drafts[emailDraft], drafts[phoneDraft]);
  const mode = (step.phone && (chosen ?? kept ?? step.mode)) ?? "email";
  const [typed, setTyped] = useState<string>();
  const email = typed ?? values.email ?? drafts[emailDraft] ?? "";
  const country = step.phone?.country ?? "us";
  const [typedPhone, setTypedPhone] = useState<PhoneNumber>();
  const left = values.phone ?? drafts[phoneDraft] ?? "";
  const keptPhone: PhoneNumber | undefined = left
    ? { country, text: left, international: values.phone ?? "" }
    : undefined;
  const phone = typedPhone ?? keptPhone;
  const guess = useRef<Promise<string | undefined>>(undefined);
  const guessOnce = useCallback(() => (guess.current ??= guessCountry()), [guessCountry]);
  const { sending, send, trap } = useSending({ onSave, onLead, onNext, headStart });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void unregisterServiceWorkers(), []);

  const ways = {
    email: {
      entry: email,
      contact: isLeadEmail(cleanEmail(email)) && { email: cleanEmail(email) },
      doubt: undefined,
      problem: { title: plain(texts.invalidEmailTitle), text: plain(texts.invalidEmail) },
      other: "phone",
    },
    phone: {
      entry: `${phone?.country} ${phone?.text}`,
      contact: phone && isPhone(phone) && { phone: phone.international },
      doubt: phone?.isUnlikely && { title: plain(texts.unlikelyPhoneTitle), text: plain(texts.unlikelyPhone) },
      problem: { title: plain(texts.invalidPhoneTitle), text: plain(texts.invalidPhone) },
      other: "email",
    },
  } as const;
  const { entry, contact, doubt, other, ...way } = ways[mode];
  const problem = (contact && doubt) || way.problem;
  const [isRefused, refuse] = useRefusal(entry, onNotice);
  const error = isRefused ? problem.text : undefined;
  const wording = step[mode];
  const { heading = step.heading, button = step.button } = wording ?? {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A doubt is told once: whoever goes on all the same is right. A form before may have asked for the name.
    if (contact && (!doubt || isRefused)) return send({ ...contact, ...(values.name && { name: values.name }) });
    refuse(problem);
    focusWrong(field.current);
  };
  const change = () => {
    // The other field must be rendered before it can take the focus, and phones open their keyboard only during a tap.
    flushSync(() => setChosen(other));
    field.current?.focus();
  };
  return (
    <StepColumn>
      <Lede>
        <Heading>
          <Copy of={heading} />
        </Heading>
      </Lede>
      <Benefits lines={step.benefits} />
      {/* Saved values arrive a moment late and must not change a field that the visitor is typing in. */}
      <ColumnForm noValidate onSubmit={submit} onChange={() => setChosen(mode)}>
        <Fields>
          {mode === "email" || !step.phone ? (
            <Field
              key="email"
              label={plain(step.email.label)}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              placeholder={step.email.placeholder && plain(step.email.placeholder)}
              value={email}
              onChange={(text) => {
                setTyped(text);
                keepDraft(storage, emailDraft, text);
              }}
              error={error}
              inputRef={field}
            />
          ) : (
            <PhoneField
              label={plain(step.phone.label)}
              value={phone}
              onChange={(number) => {
                setTypedPhone(number);
                keepDraft(storage, phoneDraft, number.international || number.text);
              }}
              country={country}
              guessCountry={guessOnce}
              preferred={step.phone.preferred}
              texts={texts}
              error={error}
              inputRef={field}
            />
          )}
          <Trap inputRef={trap} />
          {wording?.reassurance && <Reassurance of={wording.reassurance} />}
          {step.phone && wording?.switch && <LinkButton onClick={change}>{plain(wording.switch)}</LinkButton>}
        </Fields>
        <FinePrint>
          <Copy of={step.consent} />
        </FinePrint>
        <ActionBar>
          <Button type="submit" busy={sending}>
            {plain(sending ? texts.sending : button)}
          </Button>
        </ActionBar>
      </ColumnForm>
    </StepColumn>
  );
}

/** Which of both there is; undefined if neither or both are. */
const modeOf = (email = "", phone = "") => (!email === !phone ? undefined : email ? "email" : "phone");

const Fields = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* With large letters a word may be wider than the card. */
  overflow-wrap: anywhere;
  gap: 16px;

  /* As far from what is around it as other lines are, though its target is higher than its letters. */
  > [type="button"] { margin-block: -11px; padding-inline: 1em; font-size: 0.9375rem; text-wrap: balance; }
`;

/** Unregisters every service worker of this site. Does nothing if the browser has none or forbids them. */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Old browsers and private windows have no such API; there is nothing to unregister then.
  }
}
