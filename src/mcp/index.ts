/** The tools of this project for agents that edit funnels, by the Model Context Protocol. */
export { type About, type FunnelServer, funnelServer } from "./funnel-server.ts";
