import { fallback, type InferOutput, object, pipe, transform } from "valibot";
import { isText, texts } from "./texts.ts";

const known = object({ quiz: object({ query: texts(isText, 100) }) });

/**
 * The parameters of the address and variants of experiments of a quiz as pages send it. They are the visitor's word, and a
 * purchase is worth more than these: whatever is no short text is left out.
 */
export const queryOfQuiz = pipe(
  fallback(known, { quiz: { query: {} } }),
  transform(({ quiz }) => quiz.query),
);

/** By name, such as `utm_source` or the name of an experiment. */
export type QuizQuery = InferOutput<typeof queryOfQuiz>;
