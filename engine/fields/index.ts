/** What visitors give in fields: kinds of values, units, days and numbers, as they are kept and as they are typed. */
export { isAppointment, sayAppointment, sayMissed } from "./appointment.ts";
export { type Day, dayAt, dayMeant, dayOf, isDay } from "./calendar.ts";
export {
  type FieldKind,
  type FieldValue,
  type FlowField,
  fieldAnswers,
  fieldSamples,
  fieldValueOf,
  flowFieldOf,
  isOnStep,
  isWithin,
  storedText,
  unitKept,
  unitTypedName,
  walkedDay,
} from "./field-value.ts";
export { bytesOf, formatOf, formatsOf, partBytes } from "./file-kinds.ts";
export { type FileKind, fileName, filesIn, keptFiles, type SentFile } from "./files.ts";
export { latinDigits, plainSigns, plainTyped } from "./plain-typed.ts";
export { type NumberSigns, numberSigns, readNumber } from "./read-number.ts";
export { samplePhone } from "./sample-phone.ts";
export {
  closeUp,
  digitsOfSum,
  numberFormat,
  sayDay,
  sayMoment,
  sayMoney,
  sayTime,
  sayUnit,
  steadyTag,
} from "./say-number.ts";
export { lastMinute, minutesOf, timeMeant, timeText } from "./time-of-day.ts";
export {
  compoundOf,
  convert,
  countedIn,
  type Dimension,
  dimensionOf,
  isUnit,
  metricOf,
  readAmount,
  type SimpleUnit,
  systemOf,
  tidy,
  unitName,
  units,
} from "./units.ts";
