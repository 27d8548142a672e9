/** Appointments: which times are free, whose they are for now, and which lead has them. */
export { bookTimes, notBooked, withBooked } from "./book-time.ts";
export { forgetHeld, holdTime, timesLeft } from "./hold-time.ts";
