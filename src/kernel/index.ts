export type { Kernel, TapLog } from "./kernel.ts";
export { screensAhead, screenTemplates } from "./screens.ts";
export type { Screen } from "./walk.ts";
