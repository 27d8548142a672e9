export { createFunnelRouter, type FunnelRouter, shownStep } from "./router.tsx";
