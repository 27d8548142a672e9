import type { FieldKind, FieldType } from "./field-kind.ts";

type Registry = { readonly [T in FieldType]: () => Promise<FieldKind<T>> };

/** Loads each type of field. The compiler demands one for every type that the schema knows. */
export const registry: Registry = {
  appointment: () => import("./appointment/appointment.tsx").then((module) => module.AppointmentField),
  checkbox: () => import("./checkbox/checkbox.tsx").then((module) => module.CheckboxField),
  date: () => import("./date/date.tsx").then((module) => module.DateField),
  email: () => import("./email/email.tsx").then((module) => module.EmailField),
  file: () => import("./file/file.tsx").then((module) => module.FileField),
  "long-text": () => import("./long-text/long-text.tsx").then((module) => module.LongTextField),
  measure: () => import("./measure/measure.tsx").then((module) => module.MeasureField),
  number: () => import("./number/number.tsx").then((module) => module.NumberField),
  phone: () => import("./phone/phone.tsx").then((module) => module.PhoneNumberField),
  rating: () => import("./rating/rating.tsx").then((module) => module.RatingField),
  select: () => import("./select/select.tsx").then((module) => module.SelectField),
  slider: () => import("./slider/slider.tsx").then((module) => module.SliderField),
  time: () => import("./time/time.tsx").then((module) => module.TimeField),
  text: () => import("./text/text.tsx").then((module) => module.TextField),
};
