import { type ClipboardEvent, type RefObject, useRef } from "react";
import { styled } from "styled-components";
import { latinDigits } from "../../../engine/fields/index.ts";
import { isComposing } from "../../ui/controls/is-composing.ts";
import { usePlain } from "../../ui/text/copy.tsx";
import { describedBy, FieldGroup } from "../field-group.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { Input } from "../input-style.ts";
import { type DatePart, orderOf, partsOf, readDate, readWholeDate, typedDate } from "./read-date.ts";

/** Day, month and year, in the order of the language. What was typed is all three, as they were written. */
export const DateField: FieldKind<"date"> = {
  read: readDate,
  write: (value) => {
    const [year = "", month = "", day = ""] = value.split("-");
    return typedDate({ year, month: String(Number(month)), day: String(Number(day)) });
  },
  Show: DateInputs,
};

function DateInputs({ field, id, typed, onType, texts, typing, error, inputRef, enterKeyHint }: FieldProps<"date">) {
  const plain = usePlain();
  const parts = partsOf(typed);
  const order = orderOf(typing.language);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const change = (part: DatePart, text: string, isHeld: boolean) => {
    // Browsers fill a whole date into one input.
    const whole = latinDigits(text).replace(/\D/g, "").length > 4 ? readWholeDate(text, typing.language) : undefined;
    onType(typedDate(whole ?? { ...parts, [part]: text.slice(0, 12) }));
    const next = order[order.indexOf(part) + 1];
    // While an input method composes, a 月 may follow, and a focus that moves on would cut it off.
    const isFull = /^\p{Nd}{2}$/u.test(text) && part !== "year" && !isHeld;
    if (!whole && next && isFull && parts[part].length < text.length && parts[next] === "")
      inputs.current[next]?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const whole = readWholeDate(event.clipboardData.getData("text"), typing.language);
    if (!whole) return;
    event.preventDefault();
    onType(typedDate(whole));
  };
  return (
    <FieldGroup id={id} field={field} texts={texts} error={error}>
      <Parts>
        {order.map((part, index) => (
          <Part key={part} data-part={part}>
            <label htmlFor={`${id}-${part}`}>{plain(texts[part])}</label>
            <Input
              ref={(input) => {
                inputs.current[part] = input;
                if (index === 0) (inputRef as RefObject<HTMLElement | null>).current = input;
              }}
              id={`${id}-${part}`}
              inputMode="numeric"
              autoComplete={field.autocomplete ? `bday-${part}` : "off"}
              enterKeyHint={enterKeyHint}
              aria-required={field.required}
              value={parts[part]}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, field)}
              onChange={({ target, nativeEvent }) => change(part, target.value, isComposing(nativeEvent))}
              onPaste={paste}
            />
          </Part>
        ))}
      </Parts>
    </FieldGroup>
  );
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

// Wide enough for its label, however large the text is.
const Part = styled.div`
  display: grid;
  flex: 1 1 4em;
  gap: 4px;
  min-width: min-content;

  &[data-part="year"] { flex: 1.5 1 5em; }

  label { color: var(--muted); font-size: 0.9375rem; }
`;
