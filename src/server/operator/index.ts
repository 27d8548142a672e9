/** The operator's operations on the database, and how they run while a server has it open. */
export { startControlServer } from "./control-server.ts";
export type { ListedAppointment } from "./list-appointments.ts";
export type { ListedLead } from "./list-leads.ts";
export type { ListedOrder } from "./list-orders.ts";
export { operate } from "./operate.ts";
export type { Undelivered, Untaken } from "./operations.ts";
export type { Erased, Left } from "./person.ts";
