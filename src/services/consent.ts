import { isUuid, uuid, visitId } from "./ids.ts";
import type { Invoke } from "./invoke.ts";
import type { FunnelStorage } from "./storage.ts";

/** A visitor's choice about advertising services. */
export type Consent = {
  /** Whether the visitor is asked and can change the choice. */
  readonly isAsked: boolean;
  /** Whether events may be sent; undefined until the visitor has chosen. */
  readonly mayTrack: () => boolean | undefined;
  /** Stores a choice with the question that was shown, here and at the backend. */
  readonly choose: (isGiven: boolean, wording: string) => void;
  /** Settles when the backend has the choice, or could not be reached this time. */
  readonly sync: () => Promise<void>;
  /** Calls back when the choice changes, in this tab or another; returns how to stop. */
  readonly onChange: (changed: () => void) => () => void;
};

type Options = {
  /** undefined if the definition names no advertising service. */
  readonly mode: "required" | "not-required" | undefined;
  /** Whether the browser refuses it on the visitor's behalf (Global Privacy Control, https://w3c.github.io/gpc/). */
  readonly isForbidden: boolean;
  readonly storage: FunnelStorage;
  readonly invoke: Invoke;
};

type Choice = {
  /** Made with the choice, so that the backend counts it once. Choices stored by earlier versions have none. */
  readonly id: string | undefined;
  readonly isGiven: boolean;
  readonly wording: string;
  /** Whether the backend has it. */
  readonly isTold?: boolean;
};

/** The consent of this visitor, stored in the browser; without a working storage it lasts as long as the page. */
export function createConsent({ mode, isForbidden, storage, invoke }: Options): Consent {
  const isAsked = mode === "required" && !isForbidden;
  const listeners = new Set<() => void>();
  let unstored: Choice | undefined;
  let syncing = Promise.resolve();

  const stored = () => readChoice(storage.read("consent"));
  const choice = () => unstored ?? stored();
  const store = (made: Choice) => {
    storage.write("consent", made);
    // A full storage still has the previous choice.
    unstored = JSON.stringify(stored()) === JSON.stringify(made) ? undefined : made;
  };
  const send = async () => {
    const made = choice();
    if (!made || made.isTold) return;
    const { id, isGiven, wording } = made;
    await invoke("consent", { choiceId: id, visitId: visitId(storage), purpose: "tracking", isGiven, wording });
    // A newer choice may have been made meanwhile; it is sent next.
    if (choice()?.id === id) store({ ...made, isTold: true });
  };
  const sync = () => {
    // A choice that did not arrive is sent again by the next page.
    syncing = isAsked ? syncing.then(send).catch(() => undefined) : syncing;
    return syncing;
  };

  return {
    isAsked,
    mayTrack: () => {
      if (mode === undefined || isForbidden) return false;
      return mode === "not-required" || choice()?.isGiven;
    },
    choose: (isGiven, wording) => {
      store({ id: uuid(), isGiven, wording: wording.slice(0, longest) });
      void sync();
      for (const changed of listeners) changed();
    },
    sync,
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

/** The function `consent` accepts no longer text. */
const longest = 2000;

function readChoice(value: unknown): Choice | undefined {
  const { id, isGiven, wording, isTold } = Object(value);
  if (typeof isGiven !== "boolean" || typeof wording !== "string") return undefined;
  return { id: isUuid(id) ? id : undefined, isGiven, wording, ...(isTold === true && { isTold }) };
}
