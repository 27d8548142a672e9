export { clearOverlay } from "./clear-overlay.ts";
export { onShownApp, type ShownApp, showToAuthor } from "./show-to-author.ts";
export { stayOnStep } from "./stay-on-step.ts";
