import type { Mail } from "../../engine/quiz/index.ts";

/** A mail to visitors that says nothing of their answers, of a funnel that asks nothing. */
export const plainMail: Mail = {
  subject: "Your plan",
  body: "Here it is.",
  flow: { id: "a", version: 1, start: "a", entry: "open", outcomes: [], queryNames: [], steps: {} },
  fixed: {},
  language: "en",
};
