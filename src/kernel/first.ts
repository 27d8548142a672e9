import { keepEarlyTaps } from "./early-taps.ts";
import { holdBack } from "./hold-back.ts";
import { keepHeadings } from "./keep-headings.ts";

// What cannot wait until the page has been read to its end.
holdBack();
keepHeadings();
keepEarlyTaps();
