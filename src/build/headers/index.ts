/** What the server reads beside its code, and a CDN beside the pages: what each page may do and speak to. */
export { writeServerFiles } from "./server-files.ts";
