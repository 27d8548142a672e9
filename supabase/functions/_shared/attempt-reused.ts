import { Refusal } from "./refusal.ts";

/** An attempt that cannot be opened again as it was: the page begins another one. */
export const attemptReused = new Refusal(
  409,
  "attempt-reused",
  "This attempt was for another purchase. Please start again.",
);
