import { vi } from "vitest";
import { BackendError, type Invoke } from "../invoke.ts";
import { createCheckoutClient } from "../purchase/index.ts";
import { browserStorage } from "../storage.ts";

/** A test backend that can return anything, even results that no contract allows. It records its calls. */
export const fakeBackend = (answer: (name: string, body: object) => unknown) =>
  // `Promise<never>` fits every contract.
  vi.fn(async (name: string, body: object) => (await answer(name, body)) as never);

/** A backend that accepts everything. */
export const accepting = () => fakeBackend(() => ({ accepted: true }));

/** The results of a backend on which a purchase succeeds, by function. */
export const answers: Record<string, unknown> = { "create-checkout": { clientSecret: "secret", provider: "sandbox" } };
/** A backend that returns these results and has no other functions. */
export const backend = (given = answers) =>
  fakeBackend((name) => given[name] ?? Promise.reject(new BackendError("unknown-session", "")));
type Tracking = Pick<Parameters<typeof createCheckoutClient>[0], "mayTrack" | "syncConsent" | "onPaid">;
export const untracked: Tracking = {
  mayTrack: () => false,
  syncConsent: async () => undefined,
  onPaid: () => undefined,
};
/** A checkout client over a backend, with the storage of this browser. */
export const checkoutOver = (
  invoke: Invoke,
  tracking = untracked,
  told: object = { answers: { Age: "25" } },
  receipt?: string,
) =>
  createCheckoutClient({
    name: "f",
    storage: browserStorage("f"),
    invoke,
    quizState: () => told,
    receipt,
    ...tracking,
  });

/**
 * Begins a page that a checkout is on; what it returns ends it. The files of a worker share one page, so what a checkout
 * listens to there is taken away again.
 */
export function checkoutPage(): () => void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/thanks");
  const listen = vi.spyOn(window, "addEventListener");
  return () => {
    for (const args of listen.mock.calls) removeEventListener(...args);
  };
}

/** The same at a step of a further receipt. */
export const checkoutAt = (receipt: string, invoke: Invoke) => checkoutOver(invoke, untracked, {}, receipt);

type Ids = {
  readonly attempt: string;
  readonly eventId: string;
  readonly before?: string;
  readonly receipt?: string;
};
/** The input of each request for a session. */
export const opened = (invoke: ReturnType<typeof backend>) =>
  invoke.mock.calls.flatMap(([name, body]) => (name === "create-checkout" ? [body as Ids] : []));
export const attempts = (invoke: ReturnType<typeof backend>) => opened(invoke).map(({ attempt }) => attempt);
export const eventIds = (invoke: ReturnType<typeof backend>) => opened(invoke).map(({ eventId }) => eventId);
export const purchase = { plan: "short", email: "ada@example.com", charges: "[7]" };
