import { keepEarlyTaps } from "../early-taps.ts";

keepEarlyTaps();
