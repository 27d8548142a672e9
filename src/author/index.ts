/** What the dev server and the desk in the browser share. */
export { type AuthorState, deskPath, savedEvent, statePath } from "./author-state.ts";
