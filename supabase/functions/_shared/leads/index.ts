/** Leads that are stored: who is told of them, and whether their address is confirmed. */
export { asksFor, askToConfirm } from "./confirmation.ts";
export { mailVisitor, saysAppointment } from "./mail-visitor.ts";
export { passOn } from "./pass-on.ts";
export { contactKinds, type StoredLead, storedLead } from "./stored-lead.ts";
