// Loaded when a phone field is first shown: the world's numbering plans and the picker.

export { isOffered, prefixOf } from "./countries.ts";
export { CountryPicker } from "./country-picker.tsx";
export { editPhone } from "./edit-phone.ts";
export { exampleOf, formatPhone, hasTrunkZero, readPhone } from "./read-phone.ts";
