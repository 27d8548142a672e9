import { isBuyerEmail } from "../../../engine/contact/contact.ts";
import { cleanEmail } from "../../email.ts";
import type { FieldKind } from "../field-kind.ts";
import { LineField } from "../line-field.tsx";

/** An e-mail address. */
export const EmailField: FieldKind<"email"> = {
  read(typed) {
    if (typed.length > 2_000) return { problem: "invalidEmail" };
    const value = cleanEmail(typed.trim());
    return value === "" || isBuyerEmail(value) ? { value } : { problem: "invalidEmail" };
  },
  write: (value) => value,
  Show: (props) => <LineField {...props} type="email" inputMode="email" autoComplete="email" />,
};
