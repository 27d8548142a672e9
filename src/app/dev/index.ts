export { onShownApp, type ShownApp, showToAuthor } from "./show-to-author.ts";
export { clearOverlay, stayOnStep } from "./stay-on-step.ts";
