import { type RefObject, useEffect, useRef, useState } from "react";
import type { Contact, StepActions } from "./contract.ts";

type Actions = Pick<StepActions, "onSave" | "onLead" | "onNext" | "headStart">;

type Values = Readonly<Record<string, string>>;

/** How long the button shows that it is sending before the visitor moves on. */
const sendingTime = 500;
/** If the next step has not appeared by then, the visitor can press again. */
const patience = 8000;

/**
 * Saves a contact and hands it over as a lead, once, then moves on after half a second, even if the lead fails. A step
 * that is a document of its own is on its way meanwhile.
 *
 * @returns whether a contact is being sent, the function that sends one, and the honeypot to put into the form
 */
export function useSending({ onSave, onLead, onNext, headStart }: Actions): Sending {
  const [sending, setSending] = useState(false);
  const next = useRef(onNext);
  const busy = useRef(false);
  const handedOver = useRef<string>(undefined);
  const trap = useRef<HTMLInputElement>(null);

  useEffect(() => {
    next.current = onNext;
  });

  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const release = () => {
    busy.current = false;
    setSending(false);
  };

  const send: Sending["send"] = (contact, values) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    // From the press on, not from when the page shows that it is sending.
    const wait = Math.max(sendingTime - headStart(), 0);
    timers.current = [setTimeout(() => next.current(), wait), setTimeout(release, patience)];
    attempt(() => onSave({ ...contact, ...values }));
    const name = JSON.stringify(contact);
    if (handedOver.current === name) return;
    handedOver.current = name;
    const website = trap.current?.value;
    attempt(() => onLead(website ? { ...contact, website } : contact));
  };
  return { sending, send, trap };
}

type Sending = {
  readonly sending: boolean;
  /** @param values saved beside the contact, by name */
  readonly send: (contact: Contact, values?: Values) => void;
  readonly trap: RefObject<HTMLInputElement | null>;
};

/** A failure here must not keep the visitor on the step. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}
