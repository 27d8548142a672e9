export type { LoadedStep } from "./load-step.ts";
export { createLoader, type Loader } from "./loader.ts";
export { reload } from "./reload.ts";
