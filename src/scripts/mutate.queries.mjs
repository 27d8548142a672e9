// Looks at each statement of a mutation run before the embedded database does, and replaces it if that is the change that
// is tried (mutate-sql.mjs).
import { afterEach, beforeEach, expect, inject } from "vitest";

/** More than any test sends: one that asks until something happens would ask forever if it does not. */
const most = 20_000;

const asked = inject("statements") ?? {};
const seen = new Set();
let sent = 0;
beforeEach(() => {
  sent = 0;
});
afterEach(({ task }) => {
  if (seen.size > 0) task.file.meta.statements = [...seen];
});

/** @param {string} text */
globalThis.statementOf = (text) => {
  sent += 1;
  if (sent > most) throw new Error("More statements than any test sends");
  if (asked.isRecorded) record(text);
  return text === asked.text ? asked.changed : text;
};

/** @param {string} text */
function record(text) {
  const frames = [...(new Error().stack?.matchAll(/\/(supabase\/functions\/[^:?]+)/g) ?? [])];
  const caller = frames.map(([, file]) => file).find((file) => !file.endsWith(".test.ts"));
  const { testPath, currentTestName } = expect.getState();
  if (caller && currentTestName) seen.add(JSON.stringify({ text, caller, testPath, currentTestName }));
}
