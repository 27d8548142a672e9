/** What a visitor has told: the choices that are kept, and labels, values, scores and the outcome that follow from them. */

export { addReachable, choose, save } from "./choose.ts";
export { fitsAsked, onlyAsked, valuesOfFields } from "./fields.ts";
export { fillMail, type Mail, type MailReader, saysUnknown } from "./fill-mail.ts";
export { forgetAbandoned } from "./forget-abandoned.ts";
export { pickKeeper, withPicks } from "./keep-pick.ts";
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
export { fromStored, reservedNames, toStored } from "./stored.ts";
