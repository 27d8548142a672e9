export type { Kernel, TapLog } from "./kernel.ts";
export { screensAhead, screenTemplates } from "./screens.ts";
export type { PageExperiments } from "./variants/place-variants.ts";
export { variantTemplates } from "./variants/variant-templates.ts";
export type { Screen } from "./walk.ts";
