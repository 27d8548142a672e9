// What the phone field loads when it is first shown: the numbering plans of the world and the picker.

export { isOffered, prefixOf } from "./countries.ts";
export { CountryPicker } from "./country-picker.tsx";
export { editPhone } from "./edit-phone.ts";
export { exampleOf, formatPhone, readPhone } from "./read-phone.ts";
