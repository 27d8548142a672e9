/** A function that writes one line for the operator. Fields name things by id; personal data never goes in. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: Readonly<Record<string, unknown>>) => void;

/**
 * A log of one JSON object per line.
 *
 * @param write takes a line including its newline
 */
export function jsonLog(write: (line: string) => void): Log {
  return (level, event, fields = {}) => {
    const line = { time: new Date().toISOString(), level, event, ...redactedFields(fields) };
    write(`${JSON.stringify(line)}\n`);
  };
}

/**
 * What an unexpected error is: its name, and the code of the database or the system, such as 53100 for a full disk. Never
 * its text: that may quote what a visitor wrote.
 */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = codeOf(error) ?? codeOf(error.cause);
  return code === undefined ? error.name : `${error.name} ${code}`;
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[A-Z\d_]{3,50}$/.test(code) ? code : undefined;
}

/**
 * A value that is safe to log: e-mail addresses, phone numbers, tokens, secrets and ids of payment sessions are
 * removed, wherever they occur. Callers must not log such things; this is the last line of defence.
 */
export function redacted(value: unknown, key = ""): unknown {
  if (privateKey.test(key) && value !== null && value !== undefined) return mask;
  if (typeof value === "string") return traces.reduce((text, { pattern, by }) => text.replace(pattern, by), value);
  if (Array.isArray(value)) return value.map((item) => redacted(item));
  if (typeof value !== "object" || value === null) return value;
  return redactedFields(value);
}

const redactedFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [redacted(name), redacted(value, name)]));

const mask = "[redacted]";

const privateKey = /e-?mail|phone|token|secret|password|authorization|cookie|signature|api_?key|address/i;

const digitsOfPhone = 8;

/**
 * Anybody can write a path of 16,000 letters into the log. So no pattern begins anew at each letter of a run that it has
 * read to the end.
 */
const traces: readonly { readonly pattern: RegExp; readonly by: (found: string) => string }[] = [
  { pattern: /(?<![^\s"'<>/=&?@])[^\s"'<>/=&?@]+(?:@|%40)[^\s"'<>/=&?@]+/gi, by: () => mask },
  // Postgres and other addresses that contain a password.
  { pattern: /\/\/[^\s/@]+@/g, by: () => `//${mask}@` },
  // Stripe: secret keys, webhook secrets, and client secrets, which begin with a session's id.
  { pattern: /\b(?:sk|rk|whsec)_\w+/g, by: () => mask },
  { pattern: /\b\w+_secret_\w+/g, by: () => mask },
  // Anybody with the id of a payment session can see its order. Its end is enough to tell two lines apart.
  { pattern: /\bcs_\w+/g, by: (found) => `${mask}${found.slice(-4)}` },
  { pattern: /\bBearer\s+\S+/gi, by: () => mask },
  { pattern: /(?<![\w-])[\w-]+\.[\w.-]*/g, by: (found) => (/\beyJ[\w-]/.test(found) ? mask : found) },
  // A long run of digits, however it is grouped, but not an id of the form 8-4-4-4-12 or a date.
  {
    pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b|(?<!\w)(?:\+|%2B)?\d[\d\s().-]{6,}\d(?!\w)/gi,
    by: (found) => {
      const isId = /[a-f]|^[\da-f]{8}-[\da-f]{4}-/i.test(found.replace("%2B", ""));
      const isDate = /^\d{4}-\d\d-\d\d$/.test(found);
      return isId || isDate || found.replace(/\D/g, "").length < digitsOfPhone ? found : mask;
    },
  },
];
