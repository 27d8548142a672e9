/** Turns a flow into the machine that a page runs, and a visitor's answers into what follows from them. */
export { choose } from "./choose.ts";
export { compileFunnel, type QuizEvent } from "./machine.ts";
export {
  answersOf,
  backStep,
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
export { fromStored, reservedNames, toStored } from "./stored.ts";
