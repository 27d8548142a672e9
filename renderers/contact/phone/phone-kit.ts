// What the phone field loads when it is first shown: the world's countries, their masks and the picker.
export { CountryPicker } from "./country-picker.tsx";
export { countryOf } from "./country-of.ts";
export { editPhone } from "./edit-phone.ts";
export { exampleOf } from "./example-of.ts";
export { formatPhone } from "./format-phone.ts";
export { knownCountry } from "./known-country.ts";
export { readPhone } from "./read-phone.ts";
export { toInternational } from "./to-international.ts";
