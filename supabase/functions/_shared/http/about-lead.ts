import { custom, type InferInput, maxLength, number, object, optional, pipe, record, string, union } from "valibot";
import { touches } from "./touches.ts";

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const about = object({
  quiz: optional(custom<object>(isObject)),
  computed: optional(record(string(), union([number(), pipe(string(), maxLength(64))]))),
  scores: optional(record(string(), number())),
  outcome: optional(pipe(string(), maxLength(64))),
  touches,
});

/** What a page knows of the visitor of a lead. */
export const aboutLead = pipe(custom<InferInput<typeof about>>(isObject), about);
