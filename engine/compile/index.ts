/**
 * Compiles a flow into the machine that a page runs, and derives labels, scores and outcomes from a visitor's answers.
 */
export { addReachable, choose } from "./choose.ts";
export { fitsAsked, valuesOfFields } from "./fields.ts";
export { forgetAbandoned } from "./forget-abandoned.ts";
export { answersAsked, type FormAnswers, formAnswers, onWalkedDay, walkedNoon } from "./form-answers.ts";
export { compileFunnel, type QuizEvent } from "./machine.ts";
export {
  answersOf,
  backStep,
  computedOf,
  emptyQuiz,
  factsOf,
  isOpen,
  lookupIn,
  nextStep,
  outcomeOf,
  type Quiz,
  scoreOf,
  valuesOf,
} from "./quiz.ts";
export { replayTaps, type Taken } from "./replay-taps.ts";
export { fromStored, reservedNames, toStored } from "./stored.ts";
