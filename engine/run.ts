/** The engine's door for the browser: nothing here needs ajv or yaml. */
export { holds } from "./compile/conditions.ts";
export { type Flow, flowOf } from "./compile/flow.ts";
export { lookupIn } from "./compile/lookup.ts";
export { compileFunnel, type QuizEvent } from "./compile/machine.ts";
export { emptyQuiz, factsOf, type Quiz, valuesOf } from "./compile/quiz.ts";
export { fromStored, toStored } from "./compile/stored.ts";
