import { vi } from "vitest";
import { BackendError, type Invoke } from "../invoke.ts";
import { createCheckoutClient } from "../purchase/index.ts";
import { browserStorage } from "../storage.ts";

/** A backend of a test, which may answer anything: also what no contract allows. It remembers what it was asked. */
export const fakeBackend = (answer: (name: string, body: object) => unknown) =>
  // A promise of nothing is a promise of whatever a contract says.
  vi.fn(async (name: string, body: object) => (await answer(name, body)) as never);

/** A backend that takes everything. */
export const accepting = () => fakeBackend(() => ({ accepted: true }));

/** What a backend answers that has nothing against a purchase, by the name of the function. */
export const answers: Record<string, unknown> = { "create-checkout": { clientSecret: "secret", provider: "sandbox" } };
/** A backend that gives these answers and knows no other function. */
export const backend = (given = answers) =>
  fakeBackend((name) => given[name] ?? Promise.reject(new BackendError("unknown-session", "")));
type Tracking = Pick<Parameters<typeof createCheckoutClient>[0], "mayTrack" | "syncConsent" | "onPaid">;
export const untracked: Tracking = {
  mayTrack: () => false,
  syncConsent: async () => undefined,
  onPaid: () => undefined,
};
/** A checkout client over a backend, with the storage of this browser. */
export const checkoutOver = (invoke: Invoke, tracking = untracked) =>
  createCheckoutClient({
    name: "f",
    storage: browserStorage("f"),
    invoke,
    quizState: () => ({ answers: { Age: "25" } }),
    ...tracking,
  });

type Ids = { readonly attempt: string; readonly eventId: string; readonly before?: string };
/** What was sent each time a session was asked for. */
export const opened = (invoke: ReturnType<typeof backend>) =>
  invoke.mock.calls.flatMap(([name, body]) => (name === "create-checkout" ? [body as Ids] : []));
export const attempts = (invoke: ReturnType<typeof backend>) => opened(invoke).map(({ attempt }) => attempt);
export const eventIds = (invoke: ReturnType<typeof backend>) => opened(invoke).map(({ eventId }) => eventId);
export const purchase = { plan: "short", email: "ada@example.com" };
