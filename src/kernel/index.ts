export { type Kernel, type KernelPage, kernel, type TapLog } from "./kernel.ts";
export { screensAhead } from "./screens.ts";
export { createWalk, type Screen } from "./walk.ts";
