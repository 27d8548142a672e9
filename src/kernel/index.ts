export { type Kernel, kernel, type TapLog } from "./kernel.ts";
export { screensAhead, screenTemplates } from "./screens.ts";
export { createWalk, type Screen } from "./walk.ts";
