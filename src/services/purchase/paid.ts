import type { FunnelStorage } from "../storage.ts";

/** What was paid of the purchases that lead to one receipt, as far as this browser has shown it in any tab. */
type Paid = {
  /** Notes a session whose payment the backend has confirmed. */
  readonly note: (session: string) => void;
  /** Called when a form opens; tells later whether anything was paid since, which only another tab can have done. */
  readonly since: () => () => boolean;
};

/** @param receipt id of the step of the receipt; left out for the first receipt of the funnel */
export function paidAt(receipt: string | undefined, storage: FunnelStorage): Paid {
  const name = ["paid", ...(receipt === undefined ? [] : [receipt])].join(":");
  const sessions = (): readonly unknown[] => {
    const stored = storage.read(name);
    return Array.isArray(stored) ? stored : [];
  };
  return {
    note: (session) => {
      // A receipt that is opened again tells nothing new.
      if (!sessions().includes(session)) storage.write(name, [...sessions(), session]);
    },
    since: () => {
      const before = sessions();
      return () => sessions().some((session) => !before.includes(session));
    },
  };
}
