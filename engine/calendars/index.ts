/** When appointments can be made: the times of a calendar, by the clocks of its time zone. */
export { startsIn, type Time, timeAt, timesOf } from "./times.ts";
export { isTimeZone } from "./zone.ts";
