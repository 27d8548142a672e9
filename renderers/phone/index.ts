/** A field for phone numbers, for every step type that asks for one. */
export { PhoneField } from "./phone-field.tsx";
export { isPhone, type PhoneNumber } from "./phone-number.ts";
