import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useState } from "react";
import { styled } from "styled-components";
import { Labelled } from "../ui/controls/labelled.tsx";
import type { PickerTexts } from "./country-search.tsx";
import type { Edit } from "./edit-phone.ts";
import { PhoneInput, type PhoneKit } from "./phone-input.tsx";
import { type PhoneNumber, plainPhone } from "./phone-number.ts";

type Props = {
  readonly label: ReactNode;
  /** A smaller line below the label. */
  readonly hint?: ReactNode;
  /** Left out, a number must be given. */
  readonly required?: boolean;
  /** The number; undefined until there is one, typed now or known from an earlier visit. */
  readonly value: PhoneNumber | undefined;
  readonly onChange: (number: PhoneNumber) => void;
  /** Two-letter code of the initial country of an empty field. */
  readonly country: string;
  /** Looks up the visitor's likely country once the field is shown; it takes precedence over `country`. */
  readonly guessCountry?: () => Promise<string | undefined>;
  /** Two-letter codes of the countries at the top of the list. */
  readonly preferred: readonly string[] | undefined;
  readonly texts: PickerTexts;
  /** What is wrong with the number; announced when it appears. */
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** No number is longer than this; anything pasted beyond it is ignored. */
const longestText = 64;
const none: readonly string[] = [];

/**
 * A phone number with its country. On the server, and until its kit has loaded, it is a plain field of the same size.
 * The input stays the same element throughout, so that neither focus nor input is lost.
 */
export function PhoneField({ label, value, onChange, country, guessCountry, preferred = none, ...rest }: Props) {
  const { hint, required = true, texts, error, inputRef } = rest;
  const id = useId();
  const kit = useKit();
  const guess = useGuess(guessCountry);
  const [caret, setCaret] = useState<{ readonly at: number }>();
  const start = kit && guess && kit.isOffered(guess) ? guess : country;
  const given = value ?? { country: start, text: "", international: "" };
  const number = kit ? kit.readPhone(given) : given;

  useLayoutEffect(() => {
    // Text typed before the kit loaded may be a number now. Reported at once: a key pressed in between would be lost.
    if (number.international !== given.international) onChange(number);
  });

  const edit = (change: Edit) => {
    const { text, ...at } = { ...change, text: change.text.slice(0, longestText) };
    if (kit) {
      const next = kit.editPhone(number, { text, ...at });
      setCaret({ at: next.caret });
      return onChange(next.number);
    }
    // A position in the typed text has no meaning in the kit's formatted text, so the caret goes to the end.
    setCaret(undefined);
    onChange(plainPhone({ country: number.country, text }));
  };
  const pick = (iso2: string) => {
    const picked = { country: iso2, text: number.text.startsWith("+") ? "" : number.text };
    onChange(kit ? kit.readPhone(picked) : plainPhone(picked));
    inputRef.current?.focus();
  };
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <Frame data-invalid={error ? true : undefined}>
        {kit ? (
          <kit.CountryPicker country={number.country} preferred={preferred} texts={texts} onPick={pick} />
        ) : (
          <Slot />
        )}
        <PhoneInput
          id={id}
          kit={kit}
          number={number}
          home={start}
          caret={caret}
          hinted={hint !== undefined}
          required={required}
          error={error}
          inputRef={inputRef}
          onEdit={edit}
        />
      </Frame>
    </Labelled>
  );
}

/** The kit; undefined until it has loaded. */
function useKit(): PhoneKit | undefined {
  const [kit, setKit] = useState<PhoneKit>();
  useEffect(() => {
    // Without the kit the field stays plain; loading is tried again when the field is shown again.
    import("./phone-kit.ts").then(setKit, () => {});
  }, []);
  return kit;
}

function useGuess(guessCountry: Props["guessCountry"]): string | undefined {
  const [guess, setGuess] = useState<string>();
  useEffect(() => {
    guessCountry?.().then(setGuess, () => {});
  }, [guessCountry]);
  return guess;
}

const Frame = styled.div`
  --ring: var(--accent);
  position: relative;
  display: flex;
  min-height: 56px;
  border: 1.5px solid var(--control, var(--muted));
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  font: 400 1.0625rem/1.4 var(--font);
  font-variant-numeric: tabular-nums;

  &:has(input[type="tel"]:focus-visible) {
    border-color: var(--ring);
    outline: 3px solid var(--ring);
    outline-offset: -1.5px;
  }

  &[data-invalid] {
    --ring: var(--danger);
    border-color: var(--danger);
    background: color-mix(in srgb, var(--danger) 4%, var(--surface));
  }
`;

/** As wide as the picker that will appear here. */
const Slot = styled.div`
  flex: none;
  width: max(72px, 2.5rem);
  border-inline-end: 1px solid var(--line);
`;
