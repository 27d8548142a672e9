import { shorten } from "./shorten.ts";

/** A value on one line: texts in quotes, an object by its type and the first words in it, or else key by key. */
export function sayValue(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.every(isPlain) ? shorten(value.map(String).join(", ")) : counted(value.length);
  const { type, ...rest } = value as { readonly type?: unknown };
  const words = firstWords(rest);
  const kind = typeof type === "string" ? type : undefined;
  if (words !== undefined) return kind ? `${kind} ${quoted(words)}` : quoted(words);
  const entries = () => Object.entries(rest).map(([key, entry]) => `${key}: ${sayValue(entry)}`);
  return kind ?? shorten(`{ ${entries().join(", ")} }`);
}

const quoted = (text: string) => `"${shorten(text)}"`;

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

const counted = (amount: number) => `${amount} ${amount === 1 ? "entry" : "entries"}`;

/** Keys under which the telling words of an object stand, the best first. */
const telling = ["label", "heading", "title", "text", "question", "name", "by", "event"] as const;

function firstWords(value: object): string | undefined {
  const words = telling.flatMap((key) => {
    const text = (value as Readonly<Record<string, unknown>>)[key];
    return typeof text === "string" ? [text] : [];
  });
  return words[0];
}
