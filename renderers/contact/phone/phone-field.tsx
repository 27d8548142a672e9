import { type RefObject, useId } from "react";
import { styled } from "styled-components";
import { Labelled } from "../../ui/controls/labelled.tsx";
import { PhoneInput } from "./phone-input.tsx";
import type { PickerTexts } from "./picker-texts.ts";
import type { Phone } from "./use-phone.ts";

type Props = {
  readonly label: string;
  readonly phone: Phone;
  readonly preferred: readonly string[];
  readonly texts: PickerTexts;
  /** What is wrong with the number; announced when it comes. */
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * A phone number with its country. On the server, and until its kit is there, it is a plain field of the same size;
 * the input stays the same element throughout, so that nobody loses the focus or what was typed.
 */
export function PhoneField({ label, phone, preferred, texts, error, inputRef }: Props) {
  const id = useId();
  const { kit, number } = phone;
  const pick = (iso2: string) => {
    phone.onCountry(iso2);
    inputRef.current?.focus();
  };
  return (
    <Labelled id={id} label={label} error={error}>
      <Frame data-invalid={error ? true : undefined}>
        {kit ? (
          <kit.CountryPicker country={number.country} preferred={preferred} texts={texts} onPick={pick} />
        ) : (
          <Slot />
        )}
        <PhoneInput id={id} phone={phone} invalid={!!error} describedBy={`${id}-error`} inputRef={inputRef} />
      </Frame>
    </Labelled>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  min-height: 56px;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  font: 400 1.0625rem/1.4 var(--font);
  font-variant-numeric: tabular-nums;

  &:has(input[type="tel"]:focus-visible) {
    border-color: var(--accent);
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  &[data-invalid] { border-color: var(--danger); }
`;

/** As wide as the picker that will stand here. */
const Slot = styled.div`
  flex: none;
  width: 72px;
  border-inline-end: 1px solid var(--line);
`;
