/** Sends the files that visitors pick. */
export { sendFile } from "./send-file.ts";
