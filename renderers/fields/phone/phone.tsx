import type { RefObject } from "react";
import { isPhone, PhoneField, type PhoneNumber } from "../../phone/index.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import type { FieldKind, FieldProps } from "../field-kind.ts";
import { FieldLabel } from "../field-label.tsx";

/** A phone number. What was typed is its country, its text and its international form. */
export const PhoneNumberField: FieldKind<"phone"> = {
  read(typed) {
    const number = numberOf(typed);
    if (!number || number.text.trim() === "") return { value: "" };
    if (!isPhone(number)) return { problem: "invalidPhone" };
    return { value: number.international, ...(number.isUnlikely && { doubt: { problem: "unlikelyPhone" } }) };
  },
  write: (value, field) => typedOf({ country: field.country, text: value, international: value }),
  Show: Phone,
};

const typedOf = ({ country, text, international, isUnlikely }: PhoneNumber) =>
  `${country}|${international}${isUnlikely ? "?" : ""}|${text}`;

function numberOf(typed: string): PhoneNumber | undefined {
  const [, country, international, doubt, text] = /^([a-z]{2})\|(\+?\d*)(\??)\|(.{0,200})$/s.exec(typed) ?? [];
  return country === undefined || international === undefined || text === undefined
    ? undefined
    : { country, international, text, ...(doubt && { isUnlikely: true }) };
}

function Phone({ field, typed, onType, texts, error, inputRef, guessCountry }: FieldProps<"phone">) {
  const plain = usePlain();
  return (
    <PhoneField
      label={<FieldLabel field={field} texts={texts} />}
      hint={field.hint && <Copy of={field.hint} />}
      required={field.required}
      value={numberOf(typed)}
      onChange={(number) => onType(typedOf(number))}
      country={field.country}
      guessCountry={guessCountry}
      preferred={field.preferred}
      texts={{
        country: plain(texts.country),
        searchCountries: plain(texts.searchCountries),
        noCountry: plain(texts.noCountry),
      }}
      error={error}
      inputRef={inputRef as RefObject<HTMLInputElement | null>}
    />
  );
}
