/** The security headers of each page, for our server (next to its code) and for a CDN (next to the pages). */
export { contentPolicy } from "./content-policy.ts";
export { writeServerFiles } from "./server-files.ts";
