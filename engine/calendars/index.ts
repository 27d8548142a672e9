/** When appointments can be made: the times of a calendar, by the clocks of its time zone, and the file that calendars of people open. */
export { type CalendarEntry, calendarFile } from "./calendar-file.ts";
export { mostDays, startsIn, type Time, timeAt, timesOf } from "./times.ts";
export { isTimeZone } from "./zone.ts";
