import { useEffect, useRef, useState } from "react";
import type { StepProps } from "../contract.ts";

type Actions = Pick<StepProps<"contact">, "onSave" | "onLead" | "onNext">;

type Way = { readonly email: string } | { readonly phone: string };

/** How long the button shows that it is sending before the visitor moves on. */
const sendingTime = 500;
/** If the next step has not appeared by then, the visitor can press again. */
const patience = 8000;

/**
 * Saves a contact and hands it over as a lead, once, then moves on after half a second, even if the lead fails.
 *
 * @returns whether a contact is being sent, and the function that sends one
 */
export function useSending({ onSave, onLead, onNext }: Actions): [boolean, (contact: Way, website?: string) => void] {
  const [sending, setSending] = useState(false);
  const next = useRef(onNext);
  const busy = useRef(false);
  const handedOver = useRef<string>(undefined);

  useEffect(() => {
    next.current = onNext;
  });

  useEffect(() => {
    if (!sending) return;
    const release = () => {
      busy.current = false;
      setSending(false);
    };
    const timers = [setTimeout(() => next.current(), sendingTime), setTimeout(release, patience)];
    return () => timers.forEach(clearTimeout);
  }, [sending]);

  const send = (contact: Way, website?: string) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    attempt(() => onSave(contact));
    const name = JSON.stringify(contact);
    if (handedOver.current === name) return;
    handedOver.current = name;
    attempt(() => onLead(website ? { ...contact, website } : contact));
  };
  return [sending, send];
}

/** A failure here must not keep the visitor on the step. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}
