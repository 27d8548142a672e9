import { type RefObject, useId, useLayoutEffect } from "react";
import { styled } from "styled-components";
import type { PickerTexts } from "./country-picker.tsx";
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

/** Example in the plain field, whose country is the field's own default. */
const plainExample = "1 (702) 123-4567";

/**
 * A phone number with its country. On the server, and until its kit is there, it is a plain field of the same size;
 * the input stays the same element throughout, so that nobody loses the focus or what was typed.
 */
export function PhoneField({ label, phone, preferred, texts, error, inputRef }: Props) {
  const id = useId();
  const { kit, number, caret } = phone;
  const country = kit?.knownCountry(number.country);
  const example = country && kit?.exampleOf(country);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (caret && input && document.activeElement === input) input.setSelectionRange(caret.at, caret.at);
  }, [caret, inputRef]);

  const pick = (iso2: string) => {
    phone.onCountry(iso2);
    inputRef.current?.focus();
  };
  return (
    <Group>
      <label htmlFor={id}>{label}</label>
      <Frame data-invalid={error ? true : undefined}>
        {kit ? (
          <kit.CountryPicker country={number.country} preferred={preferred} texts={texts} onPick={pick} />
        ) : (
          <Slot />
        )}
        <Line $dial={country?.dialCode.length ?? 0}>
          {country && (
            <Prefix id={`${id}-prefix`} hidden={number.text.startsWith("+")}>
              +{country.dialCode}
            </Prefix>
          )}
          {example && number.text === "" && <Example aria-hidden="true">{example}</Example>}
          <input
            ref={inputRef}
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            placeholder={country ? `${country.dialCode} ${example}` : plainExample}
            value={kit ? kit.formatPhone(number) : number.text}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-prefix ${id}-error`}
            onChange={({ target, nativeEvent }) =>
              phone.onEdit({
                text: target.value,
                caret: target.selectionStart ?? target.value.length,
                kind: "inputType" in nativeEvent ? String(nativeEvent.inputType) : "",
              })
            }
          />
        </Line>
      </Frame>
      <Problem id={`${id}-error`} role="alert">
        {error}
      </Problem>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 8px;

  label { font-weight: 600; }
`;

const Frame = styled.div`
  position: relative;
  display: flex;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  font: 400 1.0625rem/1.4 var(--font);
  font-variant-numeric: tabular-nums;

  &:has(input:focus-visible) {
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

/**
 * The input with its dial code before it. The placeholder holds the whole example, dial code first; the eye sees the
 * dial code where it stands anyway and the rest of the example behind it.
 */
const Line = styled.div<{ $dial: number }>`
  --start: calc(12px + 1.2ch + ${({ $dial }) => ($dial ? `${$dial}ch + 0.5ch` : "0px")});
  position: relative;
  flex: 1;
  min-width: 0;

  input {
    width: 100%;
    min-height: 53px;
    padding: 12px 12px 12px var(--start);
    border: 0;
    border-radius: calc(var(--radius) * 0.875);
    background: transparent;
    color: var(--ink);
    font: inherit;
    outline: none;
  }

  input::placeholder { color: ${({ $dial }) => ($dial ? "transparent" : "var(--muted)")}; opacity: 1; }

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

  /* There the placeholder itself cannot be made transparent. */
  @media (forced-colors: active) { display: none; }
`;

const Problem = styled.p`
  margin: 0;
  color: var(--danger);
  font-size: 0.9375rem;

  &:empty { margin-top: -8px; }
`;
