/**
 * `funnel.json` next to this file, which `npx funnel backend` writes; the import map in `../deno.json` points to it.
 */
declare module "virtual:server-funnel" {
  const funnel: import("../../../engine/views/index.ts").ServerFunnel;
  export default funnel;
}
