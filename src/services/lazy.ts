/**
 * What speaks to the world outside of the page, fetched once the page answers. Two more parts are fetched by themselves
 * when they are needed: `functions-client.ts`, which brings the library that calls functions, and `email-of-token.ts`.
 */
export { type Consent, createConsent } from "./consent.ts";
export { guessCountry } from "./geolocation.ts";
export { handOver } from "./hand-over.ts";
export { visitId } from "./ids.ts";
export { BackendError, type Invoke } from "./invoke.ts";
export { leadSender } from "./lead-sender.ts";
export { type ConfirmedOrder, createShop } from "./shop.ts";
