import type { Rule } from "../../rule.ts";
import { closedCalendar } from "./closed-calendar.ts";
import { differingLength } from "./differing-length.ts";
import { farAhead } from "./far-ahead.ts";
import { idleCalendar } from "./idle-calendar.ts";
import { impossibleDay } from "./impossible-day.ts";
import { shortHours } from "./short-hours.ts";
import { unknownAppointment } from "./unknown-appointment.ts";
import { unknownCalendar } from "./unknown-calendar.ts";
import { unknownTimeZone } from "./unknown-time-zone.ts";

/** Rules about calendars and the appointments in them. */
export const appointmentRules: readonly Rule[] = [
  unknownCalendar,
  unknownAppointment,
  unknownTimeZone,
  impossibleDay,
  shortHours,
  closedCalendar,
  farAhead,
  idleCalendar,
  differingLength,
];
