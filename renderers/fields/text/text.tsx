import type { FieldKind } from "../field-kind.ts";
import { LineField } from "../line-field.tsx";
import { readText } from "../read-text.ts";

/** A line of text. */
export const TextField: FieldKind<"text"> = {
  read: (typed, field) => readText(typed.replace(/\s+/g, " "), field),
  write: (value) => value,
  Show: (props) => (
    <LineField
      {...props}
      inputMode={props.field.pattern === "digits" ? "numeric" : "text"}
      autoComplete={props.field.autocomplete}
    />
  ),
};
