/** Walks through a funnel in a real browser, from its definition alone. */

export { asWritten, inLanguage } from "./act/in-language.ts";
export { fetchChromium, findChromium } from "./chromium/find-chromium.ts";
export { brokenWords } from "./look/broken-words.ts";
export { measure } from "./look/measure.ts";
export { contactSheet, type Picture } from "./pictures/contact-sheet.ts";
export { openStudio, type Studio } from "./pictures/studio.ts";
export { pictureOf } from "./pictures/whole-page.ts";
export { type Proof, prove } from "./prove.ts";
export { proofFormats, writeProof } from "./report.ts";
export { serveAsRead } from "./serve-as-read.ts";
export { type Served, serveFunnel } from "./serve-funnel.ts";
export { storedOf } from "./visitor.ts";
