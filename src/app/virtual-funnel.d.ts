/** The definition that is built or served; only the entries import it. */
declare module "virtual:funnel" {
  const funnel: import("./funnel.ts").Funnel;
  export default funnel;
}
