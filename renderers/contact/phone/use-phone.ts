import { useEffect, useRef, useState } from "react";
import type { Edit } from "./edit-phone.ts";
import type { PhoneNumber } from "./phone-number.ts";
import { plainInternational } from "./plain-international.ts";

type PhoneKit = typeof import("./phone-kit.ts");

type Options = {
  /** Whether the phone field is shown; its kit is loaded and the country guessed when it first is. */
  readonly shown: boolean;
  /** Country until a better one is known. */
  readonly country: string;
  /** The number kept from an earlier visit. */
  readonly kept: string | undefined;
  readonly guessCountry: () => Promise<string | undefined>;
};

/** A phone number being typed, and the kit that formats it, which is undefined until it has been loaded. */
export type Phone = {
  readonly kit: PhoneKit | undefined;
  readonly number: PhoneNumber;
  /** The number as a plus and all its digits; empty while there is none. */
  readonly international: string;
  /** Where the last edit wants the caret; a new object for every edit. */
  readonly caret: { readonly at: number } | undefined;
  readonly onEdit: (edit: Edit) => void;
  readonly onCountry: (iso2: string) => void;
};

/** Nobody types a number longer than this; what is pasted beyond it is not even read. */
const longestText = 64;

/** Holds the phone number. What the visitor types or picks wins over what is kept, and that over every guess. */
export function usePhone({ shown, country, kept, guessCountry }: Options): Phone {
  const [kit, setKit] = useState<PhoneKit>();
  const [guess, setGuess] = useState<string>();
  const [typed, setTyped] = useState<PhoneNumber>();
  const [caret, setCaret] = useState<{ readonly at: number }>();
  const asked = useRef(false);
  const loadedKit = useRef<PhoneKit>(undefined);

  useEffect(() => {
    if (!shown || kit) return;
    import("./phone-kit.ts").then(
      (loaded) => {
        loadedKit.current = loaded;
        setKit(loaded);
        setTyped((number) => number && loaded.readPhone(number));
      },
      // Without the kit the field stays a plain one; it is tried again when the field is shown again.
      () => {},
    );
  }, [shown, kit]);

  useEffect(() => {
    if (!shown || asked.current) return;
    asked.current = true;
    guessCountry().then(setGuess, () => {});
  }, [shown, guessCountry]);

  const first = { country: (guess && kit?.countryOf(guess)?.iso2) ?? country, text: kept ?? "" };
  const number = typed ?? kit?.readPhone(first) ?? first;
  return {
    kit,
    number,
    international: kit ? kit.toInternational(number) : plainInternational(number),
    caret,
    onEdit: (edit) => {
      const short = { ...edit, text: edit.text.slice(0, longestText) };
      if (kit) {
        const next = kit.editPhone(number, short);
        setTyped(next.number);
        setCaret({ at: next.caret });
        return;
      }
      // The kit may have come since the field was drawn. Either way the text stays as typed until the field is drawn
      // anew, and a place within it means nothing in the formatted text: the caret then goes behind it.
      const plain = { ...number, text: short.text };
      setTyped(loadedKit.current?.readPhone(plain) ?? plain);
      setCaret(undefined);
    },
    onCountry: (iso2) => setTyped({ country: iso2, text: number.text.startsWith("+") ? "" : number.text }),
  };
}
