import type { Invoke } from "./backend.ts";
import type { FunnelStorage } from "./storage.ts";
import { visitId } from "./visit-id.ts";

/** A visitor's say on what advertising services are told. */
export type Consent = {
  /** Whether the visitor is asked, and may change their mind. */
  readonly isAsked: boolean;
  /** Whether events may be sent; undefined until the visitor has said so or not. */
  readonly mayTrack: () => boolean | undefined;
  /** Keeps a choice with the sentence that it was about, here and at the backend. */
  readonly choose: (isGiven: boolean, wording: string) => void;
  /** Settles when the backend knows the choice, or could not be told this time. */
  readonly told: () => Promise<void>;
  /** Calls back when the choice changes, in this tab or another; returns how to stop. */
  readonly onChange: (changed: () => void) => () => void;
};

type World = {
  /** undefined where the definition has nothing told to anybody. */
  readonly mode: "required" | "not-required" | undefined;
  /** Whether the browser forbids it for its owner (Global Privacy Control, https://w3c.github.io/gpc/). */
  readonly isForbidden: boolean;
  readonly storage: FunnelStorage;
  readonly invoke: Invoke;
};

type Choice = { readonly isGiven: boolean; readonly wording: string; readonly isTold?: boolean };

/** The consent of this visitor, kept in the browser; without a working storage as long as the page. */
export function createConsent({ mode, isForbidden, storage, invoke }: World): Consent {
  const isAsked = mode === "required" && !isForbidden;
  const listeners = new Set<() => void>();
  let unkept: Choice | undefined;
  let telling = Promise.resolve();

  const stored = () => readChoice(storage.read("consent"));
  const choice = () => unkept ?? stored();
  const keep = (made: Choice) => {
    storage.write("consent", made);
    // A storage that is full still holds the choice before.
    unkept = JSON.stringify(stored()) === JSON.stringify(made) ? undefined : made;
  };
  const tell = async () => {
    const made = choice();
    if (!made || made.isTold) return;
    const { isGiven, wording } = made;
    await invoke("consent", { visitId: visitId(storage), purpose: "tracking", isGiven, wording });
    // Another choice may have been made meanwhile; it is told next.
    if (choice()?.isGiven === isGiven) keep({ ...made, isTold: true });
  };
  const told = () => {
    // It is told again on the next page.
    telling = isAsked ? telling.then(tell).catch(() => undefined) : telling;
    return telling;
  };

  return {
    isAsked,
    mayTrack: () => {
      if (mode === undefined || isForbidden) return false;
      return mode === "not-required" || choice()?.isGiven;
    },
    choose: (isGiven, wording) => {
      keep({ isGiven, wording: wording.slice(0, longest) });
      void told();
      for (const changed of listeners) changed();
    },
    told,
    onChange: (changed) => {
      listeners.add(changed);
      const stop = storage.onOtherTab("consent", changed);
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
  };
}

/** The function `consent` takes no longer sentence. */
const longest = 2000;

function readChoice(value: unknown): Choice | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { isGiven, wording } = value as Partial<Choice>;
  return typeof isGiven === "boolean" && typeof wording === "string" ? (value as Choice) : undefined;
}
