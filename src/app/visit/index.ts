export { type AfterPaint, createAfterPaint } from "./after-paint.ts";
export { beginVisit } from "./begin-visit.ts";
export { createLeads, loadServices, loadTakeOver, takeToken } from "./on-demand.ts";
export { createOverlays, type Overlays } from "./overlays.ts";
export type { Services } from "./services.ts";
export { createQuiz, type QuizActor, stepAt } from "./session.ts";
