import type { Lead } from "./outbox.ts";

/** The one way to reach a visitor that a lead is about; two leads with the same are one. */
export const contactOf = ({ email, phone }: Pick<Lead, "email" | "phone">): string | undefined => email ?? phone;
