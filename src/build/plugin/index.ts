/** The plugins of vite.config.ts. */
export { devPort } from "./dev-port.ts";
export { funnelPlugin } from "./funnel-plugin.ts";
export { recordBuild } from "./record-build.ts";
