import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import { styled } from "styled-components";
import { isComposing } from "../ui/controls/is-composing.ts";
import type { Edit } from "./edit-phone.ts";
import type { PhoneNumber } from "./phone-number.ts";

/** Knows the phone numbers of the world; loaded when a phone field is first shown. */
export type PhoneKit = typeof import("./phone-kit.ts");

type Props = {
  readonly id: string;
  /** Formats the number; undefined until it has loaded. */
  readonly kit: PhoneKit | undefined;
  readonly number: PhoneNumber;
  /** Two-letter code of the country that the field began with. */
  readonly home: string;
  /** Caret position after the last edit; a new object for every edit. */
  readonly caret: { readonly at: number } | undefined;
  /** Whether a hint with the id `ID-hint` describes it. */
  readonly hinted: boolean;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onEdit: (edit: Edit) => void;
};

/** Example in the plain field, whose country is the field's own default. */
const plainExample = "1 (702) 123-4567";

/**
 * The input of a phone number with its country code before it. The placeholder contains the whole example, country code
 * first. Visually, the country code is in its usual place, with the rest of the example after it.
 */
export function PhoneInput({ id, kit, number, home, caret, hinted, required, error, inputRef, onEdit }: Props) {
  const prefix = kit?.prefixOf(number.country) ?? "";
  const example = kit?.exampleOf(number.country);
  // At home, people begin with a zero. In another country, its code says which one was picked, so it stays.
  const isDialledAtHome = kit !== undefined && number.country === home && kit.hasTrunkZero(number);

  // Formatting what an input method still holds would have it write all of that once more.
  const [held, setHeld] = useState<string>();
  const edit = ({ value, selectionStart }: HTMLInputElement, kind: string, isHeld: boolean) => {
    setHeld(isHeld ? value : undefined);
    onEdit({ text: value, caret: selectionStart ?? value.length, kind });
  };

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (held !== undefined) return;
    if (caret && input && document.activeElement === input) input.setSelectionRange(caret.at, caret.at);
  }, [caret, held, inputRef]);

  // Before there is a prefix, the example is where it will be after the plus; a number dialled at home has none before it.
  const isPrefixed = prefix !== "" && !isDialledAtHome;
  const room = isPrefixed ? prefix.length + 0.5 : kit ? 0 : 1;
  // Custom properties are not among those that React's types know.
  const style = { "--room": `${room}ch` } as CSSProperties;
  return (
    // Digits run from left to right in every language.
    <Line dir="ltr" style={style} data-prefixed={isPrefixed || undefined}>
      {kit && (
        <Prefix id={`${id}-prefix`} hidden={isDialledAtHome || number.text.startsWith("+")}>
          {prefix}
        </Prefix>
      )}
      {kit && number.text === "" && <Example aria-hidden="true">{example}</Example>}
      <input
        ref={inputRef}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required={required}
        placeholder={kit ? `${prefix.slice(1)} ${example}` : plainExample}
        value={held ?? (kit ? kit.formatPhone(number) : number.text)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${kit && !isDialledAtHome ? `${id}-prefix ` : ""}${hinted ? `${id}-hint ` : ""}${id}-error`}
        onChange={({ target, nativeEvent }) =>
          edit(target, "inputType" in nativeEvent ? String(nativeEvent.inputType) : "", isComposing(nativeEvent))
        }
        onCompositionEnd={({ currentTarget }) => edit(currentTarget, "", false)}
      />
    </Line>
  );
}

const Line = styled.div`
  --start: calc(12px + 0.2ch + var(--room));
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;

  input {
    width: 100%;
    padding: 12px 12px 12px var(--start);
    border: 0;
    border-radius: calc(var(--radius) * 0.875);
    background: transparent;
    color: var(--ink);
    font: inherit;
    outline: none;
  }

  input::placeholder { color: var(--muted); opacity: 1; }

  &[data-prefixed] input::placeholder { color: transparent; }

  input:autofill {
    box-shadow: 0 0 0 60px var(--surface) inset;
    -webkit-text-fill-color: var(--ink);
  }
`;

const Prefix = styled.span`
  position: absolute;
  inset-block: 0;
  left: 12px;
  display: flex;
  align-items: center;
  color: var(--ink);
  pointer-events: none;

  &[hidden] { visibility: hidden; }
`;

const Example = styled.span`
  position: absolute;
  inset-block: 0;
  right: 0;
  left: var(--start);
  display: flex;
  align-items: center;
  overflow: hidden;
  color: var(--muted);
  white-space: nowrap;
  pointer-events: none;

  /* There the placeholder itself cannot be transparent. */
  @media (forced-colors: active) { display: none; }
`;
