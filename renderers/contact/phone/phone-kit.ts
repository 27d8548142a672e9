// What the phone field loads when it is first shown: the world's countries, their masks and the picker.

export { countryOf } from "./country-of.ts";
export { CountryPicker } from "./country-picker.tsx";
export { editPhone } from "./edit-phone.ts";
export { lookOf } from "./look-of.ts";
export { readPhone } from "./read-phone.ts";
export { toInternational } from "./to-international.ts";
