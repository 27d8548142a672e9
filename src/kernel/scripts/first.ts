import { holdBack } from "../hold-back.ts";
import { keepHeadings } from "../keep-headings.ts";

// What cannot wait until something is painted.
holdBack();
keepHeadings();
