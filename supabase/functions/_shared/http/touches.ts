import {
  check,
  fallback,
  type InferOutput,
  maxLength,
  optional,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from "valibot";

const touch = pipe(
  record(
    pipe(string(), regex(/^[a-z_]{1,34}$/)),
    pipe(
      string(),
      maxLength(300),
      check((text) => !/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text)),
    ),
  ),
  check((values) => Object.keys(values).length <= 40),
);

const known = strictObject({ first: touch, last: touch });

/** Where a visitor came from, first and last: by name, such as `utm_source`. */
export type Touches = InferOutput<typeof known>;

/** Touches in a body. A contact and a purchase are worth more than these: whatever else comes is left out. */
export const touches = fallback(optional(known), undefined);
