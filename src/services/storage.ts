/** The funnel's storage in the browser, under one prefix. Never throws; without a working storage nothing is stored. */
export type FunnelStorage = {
  /** The value under a name; undefined if there is none or it cannot be read. */
  readonly read: (name: string) => unknown;
  readonly write: (name: string, value: unknown) => void;
  /** Whether something could not be stored, so that another document would not find it; left out if that cannot be. */
  readonly isFull?: () => boolean;
  /**
   * Takes values along to the page that is loaded next in this tab, if they cannot be stored. They wait in the entry of the
   * tab's history, and that page takes them out at once.
   */
  readonly carry?: (values: Readonly<Record<string, unknown>>) => void;
  /** Calls back when another tab has written a name; returns a function that unsubscribes. */
  readonly onOtherTab: (name: string, changed: () => void) => () => void;
};

/**
 * Storage in `localStorage`, each name as `PREFIX:NAME`. Strings are stored as they are, other values as JSON.
 *
 * @param prefix the funnel's id
 */
export function browserStorage(prefix: string): FunnelStorage {
  const key = (name: string) => `${prefix}:${name}`;
  // Pages are drawn by a build, too, which has no history.
  const { carried, ...state } = Object(globalThis.history?.state);
  if (carried) history.replaceState(state, "");
  let isFull = carried !== undefined;
  return {
    read(name) {
      if (carried?.[name] !== undefined) return carried[name];
      try {
        const text = localStorage.getItem(key(name));
        return text === null ? undefined : parse(text);
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      if (carried) delete carried[name];
      try {
        if (value === undefined) localStorage.removeItem(key(name));
        else localStorage.setItem(key(name), typeof value === "string" ? value : JSON.stringify(value));
      } catch {
        // Full or disabled: the funnel continues from memory.
        isFull = true;
      }
    },
    isFull: () => isFull,
    carry(values) {
      if (isFull) history.replaceState({ ...history.state, carried: values }, "");
    },
    onOtherTab(name, changed) {
      const listen = (event: StorageEvent) => (event.key === null || event.key === key(name)) && changed();
      addEventListener("storage", listen);
      return () => removeEventListener("storage", listen);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
