import type { StepActions } from "./contract.ts";

type Storage = StepActions["storage"];

/** What was typed into fields in an earlier visit, sent or not, by the names of the fields. */
export type Drafts = Readonly<Record<string, string>>;

/** No field takes more; what is longer would only fill the visitor's storage. */
const longest = 6_000;

/** Reads what was typed before. Storage can hold anything. */
export function readDrafts(storage: Storage): Drafts {
  const entries = Object.entries<unknown>(Object(storage.read("typed")));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Keeps what is typed from the first letter, so that a reload or a way back loses nothing. */
export function keepDraft(storage: Storage, name: string, text: string): void {
  storage.write("typed", { ...readDrafts(storage), [name]: text.length > longest ? "" : text });
}
