/** What an address says to a page, and what a page writes into one. */
export { addressText, addressTextLength } from "./address-text.ts";
export { fillAddress } from "./fill-address.ts";
