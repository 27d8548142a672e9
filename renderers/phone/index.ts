/** A field for phone numbers, for every step type that asks for one, and how texts say a number. */
export { PhoneField } from "./phone-field.tsx";
export { isPhone, type PhoneNumber } from "./phone-number.ts";
export { sayPhone } from "./read-phone.ts";
