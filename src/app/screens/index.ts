export { loadFallback } from "./fallback-screens.tsx";
export { createFunnelRouter, type FunnelRouter, shownStep } from "./router.tsx";
