/** The operator's work on the database: what it can do, and how it is done while a server has the database open. */
export { startControlServer } from "./control-server.ts";
export type { ListedOrder } from "./list-orders.ts";
export { operate } from "./operate.ts";
export type { Undelivered } from "./operations.ts";
export type { Erased } from "./person.ts";
