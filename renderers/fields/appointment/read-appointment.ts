import { isAppointment } from "../../../engine/fields/index.ts";
import type { Reading } from "../field-kind.ts";

/** What was typed while the server is asked to keep a time. */
export const asking = (at: string): string => `?${at}`;

/** What was typed where no time can be had: nobody is kept from going on by that. */
export const nothingFree = "-";

/** A time that the server keeps, or none. */
export function readAppointment(typed: string): Reading {
  if (typed === nothingFree) return { value: "", isExcused: true };
  if (isAppointment(askedFor(typed) ?? "")) return { problem: "keepingTime" };
  return { value: isAppointment(typed) ? typed : "" };
}

/** The time that the server is asked to keep; undefined if it is asked for none. */
export const askedFor = (typed: string): string | undefined => (typed.startsWith("?") ? typed.slice(1) : undefined);
