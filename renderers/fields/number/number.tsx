import {
  isOnStep,
  isWithin,
  type NumberSigns,
  plainTyped,
  readNumber,
  sayMoney,
  storedText,
  tidy,
} from "../../../engine/fields/index.ts";
import type { FieldKind, FieldOf, Reading, Typing } from "../field-kind.ts";
import { LineField } from "../line-field.tsx";
import { writeNumber } from "../write-number.ts";

/** A number, typed as the visitor's language writes it. */
export const NumberField: FieldKind<"number"> = {
  read,
  write: (value, _, typing) => writeNumber(Number(value), typing.language),
  Show: (props) => (
    <LineField
      {...props}
      // Phones show a keypad without a minus for the other modes.
      inputMode={(props.field.min ?? 0) < 0 ? "text" : decimalsOf(props.field) > 0 ? "decimal" : "numeric"}
      autoComplete={props.field.autocomplete}
      suffix={props.field.suffix}
      ahead={isAhead(props.typing.plain(props.field.suffix ?? ""), props.typing)}
    />
  ),
};

function read(typed: string, field: FieldOf<"number">, { language, signs, plain }: Typing): Reading {
  const { min, max, step } = field;
  const text = withoutSigns(typed, field.suffix && plain(field.suffix));
  if (text.trim() === "") return { value: "" };
  const value = readNumber(text, signs);
  const say = (number: number | undefined) => (number === undefined ? undefined : writeNumber(number, language));
  if (value === undefined) return { problem: "invalidNumber", example: say(exampleOf(field, signs)) ?? "" };
  const decimals = decimalsOf(field);
  if (tidy(Number(value.toFixed(decimals))) !== tidy(value))
    return { problem: decimals === 0 ? "wholeNumber" : "fewerDecimals" };
  if (!isWithin(value, { min })) return { problem: "tooLow", min: say(min) };
  if (!isWithin(value, { max })) return { problem: "tooHigh", max: say(max) };
  if (!isOnStep(value, field)) {
    const { below, above } = around(value, min ?? 0, step ?? 1);
    return { problem: "offStep", min: say(below), max: say(max !== undefined && above > max ? below : above) };
  }
  return { value: storedText({ kind: "number", value }) };
}

/** Digits after the decimal sign that a field allows: as many as written, but no fewer than its step has. */
const decimalsOf = ({ decimals, step }: FieldOf<"number">) =>
  Math.max(decimals, String(step ?? 1).split(".")[1]?.length ?? 0);

function around(value: number, start: number, step: number) {
  const below = tidy(start + Math.floor((value - start) / step) * step);
  return { below, above: tidy(below + step) };
}

/**
 * People type and paste numbers with what stands beside the field, on either side: 20 €, 15 %. A sign of money is taken
 * off, too, unless the field shows another: ¥3,000 is 3,000円, but $20 is not 20 €.
 */
function withoutSigns(typed: string, suffix = ""): string {
  const [text = "", own = ""] = [typed, suffix.toLowerCase()].map((one) => plainTyped(one).replaceAll("٪", "%").trim());
  const [, sign = "", rest = ""] = /^([-+\u2212]?)(.*)$/s.exec(text) ?? [];
  const bare = without(rest.trim(), (word) => word.toLowerCase() === own, own.length);
  const shown = money.exec(own)?.[0] ?? (/[円圓元圆]/.test(own) ? "¥" : undefined);
  return sign + without(bare, (word) => money.test(word) && word === (shown ?? word), 1);
}

const money = /\p{Sc}/u;

/** Whether what stands beside the number is a sign of money, such as US$, and the language puts it in front: $20, but 20 €. */
function isAhead(suffix: string, { language }: Typing): boolean {
  return /^\p{L}{0,3}\p{Sc}$/u.test(suffix.trim()) && /^\P{Nd}*[\p{Sc}A-Z]/u.test(sayMoney(1, "USD", language));
}

/** A text without a word of a length that stands before or behind it, and the blanks between. */
function without(text: string, isWord: (word: string) => boolean, length: number): string {
  if (length > 0 && isWord(text.slice(-length))) return text.slice(0, -length).trim();
  return length > 0 && isWord(text.slice(0, length)) ? text.slice(length).trim() : text;
}

/** A number that the field takes, with a decimal sign if it can have one. */
function exampleOf({ min, max, decimals }: FieldOf<"number">, _: NumberSigns): number {
  const middle = min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max ?? 10);
  return decimals > 0 ? Math.floor(middle) + 0.5 : Math.floor(middle);
}
