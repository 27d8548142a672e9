/** What the dev server and the desk in the browser know of each other. */
export { type AuthorState, deskPath, savedEvent, statePath } from "./author-state.ts";
