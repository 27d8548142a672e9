import { pipe, record, string, transform, unknown } from "valibot";

/** Longest text that is kept. */
const longest = 300;

/** Whether this is a text, and neither odd nor long. */
export const isText = (text: unknown): text is string =>
  typeof text === "string" && text.length <= longest && !/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text);

/**
 * Texts by name in a body. One that is none must not cost the others.
 *
 * @param most how many are kept
 */
export const texts = (isName: (name: string) => boolean, most: number) =>
  pipe(
    record(string(), unknown()),
    transform((group) =>
      Object.fromEntries(
        Object.entries(group)
          .filter((entry): entry is [string, string] => isName(entry[0]) && isText(entry[1]))
          .slice(0, most),
      ),
    ),
  );
