import { useLayoutEffect, useRef, useState } from "react";
import { latinDigits } from "../../../engine/fields/index.ts";
import { focusWrong } from "../../ui/controls/focus-wrong.ts";
import { cardFields } from "./card-fields.ts";

type Name = keyof typeof cardFields;
export type CardValues = Readonly<Record<Name, string>>;

const names = Object.keys(cardFields) as readonly Name[];
const empty: CardValues = { card: "", expiry: "", cvc: "" };

/** The fields of a card: formatted while they are typed, and checked only when they are sent. */
export function useCard() {
  const [values, setValues] = useState(empty);
  /** Values that were wrong when last sent. An error goes away as soon as its value changes. */
  const [refused, setRefused] = useState<Partial<CardValues>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const caret = useRef<{ readonly input: HTMLInputElement; readonly after: number }>(undefined);

  // Setting a value moves the caret to the end, but a buyer who corrects a digit in the middle must be able to type on
  // there.
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, after } = caret.current;
    caret.current = undefined;
    const place = placeAfter(input.value, after);
    input.setSelectionRange(place, place);
  });

  const field = (name: Name) => ({
    value: values[name],
    problem: refused[name] === values[name] ? cardFields[name].problem(values[name]) : undefined,
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: (typed: string) => {
      const input = inputs.current[name];
      const at = input?.selectionStart ?? typed.length;
      if (input && at < typed.length)
        caret.current = { input, after: latinDigits(typed.slice(0, at)).replace(/\D/g, "").length };
      setValues((before) => ({ ...before, [name]: cardFields[name].format(typed) }));
    },
  });
  return {
    values,
    field,
    fill: (filled: CardValues) => setValues(filled),
    focus: (name: Name) => inputs.current[name]?.focus(),
    /** Checks all fields and focuses the first that is wrong. */
    check: (): boolean => {
      const wrong = names.filter((name) => cardFields[name].problem(values[name]));
      setRefused(Object.fromEntries(wrong.map((name) => [name, values[name]])));
      const [first] = wrong;
      if (first) focusWrong(inputs.current[first]);
      return first === undefined;
    },
  };
}

function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (const [place, sign] of [...text].entries()) {
    if (seen === count) return place;
    if (/\d/.test(sign)) seen++;
  }
  return text.length;
}
