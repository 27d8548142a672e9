import { fallback, type InferOutput, optional, pipe, record, strictObject, string, transform, unknown } from "valibot";

const isName = (name: string) => /^[a-z_]{1,34}$/.test(name);
const isText = (text: unknown): text is string =>
  typeof text === "string" && text.length <= 300 && !/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text);

/** Most texts that are kept of a touch. */
const most = 40;

/** One text that is none must not cost the others. */
const touch = pipe(
  record(string(), unknown()),
  transform((touch) =>
    Object.fromEntries(
      Object.entries(touch)
        .filter((entry): entry is [string, string] => isName(entry[0]) && isText(entry[1]))
        .slice(0, most),
    ),
  ),
);

const known = strictObject({ first: touch, last: touch });

/** Where a visitor came from, first and last: by name, such as `utm_source`. */
export type Touches = InferOutput<typeof known>;

/** Touches in a body. A contact and a purchase are worth more than these: whatever else comes is left out. */
export const touches = fallback(optional(known), undefined);
