/** `funnel.json` beside this file, which `npx funnel backend` writes; the import map in `../deno.json` says so. */
declare module "virtual:server-funnel" {
  const funnel: import("../../../engine/views/index.ts").ServerFunnel;
  export default funnel;
}
