export { beginVisit } from "./begin-visit.ts";
export { createLeads, loadOutside, takeToken } from "./on-demand.ts";
export type { Outside } from "./outside.ts";
export { createOverlays, type Overlays } from "./overlays.ts";
export { collectEarly } from "./replay-early.ts";
export { createQuiz, type QuizActor, stepAt } from "./session.ts";
