import { fallback, type InferOutput, optional, strictObject } from "valibot";
import { texts } from "./texts.ts";

const touch = texts((name) => /^[a-z_]{1,34}$/.test(name), 40);

const known = strictObject({ first: touch, last: touch });

/** Where a visitor came from, first and last: by name, such as `utm_source`. */
export type Touches = InferOutput<typeof known>;

/** Touches in a body. A contact and a purchase are worth more than these: whatever else comes is left out. */
export const touches = fallback(optional(known), undefined);
