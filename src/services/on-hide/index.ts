/** What a page tells the backend each time it is hidden or left. */
export { countVisitors } from "./count-visitors.ts";
export { sendLeadUpdates } from "./lead-updates.ts";
