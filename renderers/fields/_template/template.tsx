import type { FieldKind } from "../field-kind.ts";
import { LineField } from "../line-field.tsx";
import { readText } from "../read-text.ts";

// Until the new type is generated, this is a field of no type.
type Type = never;

/** What the field asks for, in one sentence. Its reader is pure, and nothing that is typed makes it fail. */
export const Template: FieldKind<Type> = {
  read: (typed, field) => readText(typed, field),
  write: (value) => value,
  Show: (props) => <LineField {...props} inputMode="text" />,
};
