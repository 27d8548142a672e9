import { custom, fallback, type InferInput, object, optional, pipe, record, string, transform, unknown } from "valibot";
import { isDay } from "../../../../engine/fields/index.ts";
import { cleanJson } from "./clean-json.ts";
import { touches } from "./touches.ts";

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const isId = (text: unknown): text is string => typeof text === "string" && /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isAmount = (value: unknown): value is number | string =>
  isNumber(value) || (typeof value === "string" && isDay(value));

/** What is named by ids, as far as it is what it should be: one that is not must not cost the others. */
const byId = <Value>(isKept: (value: unknown) => value is Value) =>
  fallback(
    optional(
      pipe(
        record(string(), unknown()),
        transform((group) => {
          const kept = Object.entries(group).filter(
            (entry): entry is [string, Value] => isId(entry[0]) && isKept(entry[1]),
          );
          return kept.length > 0 ? Object.fromEntries(kept) : undefined;
        }),
      ),
    ),
    undefined,
  );

const about = object({
  quiz: fallback(optional(pipe(custom<object>(isObject), transform(cleanJson))), undefined),
  computed: byId(isAmount),
  scores: byId(isNumber),
  outcome: fallback(optional(custom<string>(isId)), undefined),
  touches,
});

/** What a page knows of the visitor of a lead, without what no page of ours says; undefined if nothing is left. */
export const aboutLead = pipe(
  custom<InferInput<typeof about>>(isObject),
  about,
  transform((known) => (Object.values(known).some((part) => part !== undefined) ? known : undefined)),
);
