import type { Context, PaymentProvider } from "../functions/_shared/context/index.ts";
import type { Database, Sql } from "../functions/_shared/database/index.ts";
import { HttpError } from "../functions/_shared/http/index.ts";
import { type Homes, sampled } from "./interleaved.ts";

/** Faults of a step: it fails, never ends, or kills the whole process. */
export const faults = ["throw", "hang", "kill"] as const;

/**
 * A call to the payment provider may also be answered with a 500, the database may be gone for the rest of the work, and
 * a slow step ends only when it is told to.
 */
export type Fault = (typeof faults)[number] | "500" | "gone" | "slow";

const killed = new Error("Killed within a transaction, which the database then rolls back");

/**
 * A context in which one step fails. Each statement, each begin and end of a transaction, and each call to the provider
 * or a receiver is two steps: before it is done, and after it is done but before the response arrives.
 *
 * @param at the step that fails, counted from 1; for a "500" only the provider's calls are counted. What is slow within
 * a transaction would hold up everybody on the embedded database, so the next step outside of one is slow instead
 * @returns the context, whether the fault struck, `goOn`, which ends a slow step, and `run`, which ends when the work
 * does, when the process counts as dead, or when it has come to the slow step
 */
export function withFault(context: Context, at: number, fault: Fault) {
  let steps = 0;
  let die: () => void = () => undefined;
  const death = new Promise<"dead">((resolve) => {
    die = () => resolve("dead");
  });
  const never = () => new Promise<never>(() => undefined);
  let isDead = false;
  let isSlow = fault === "slow";
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let slow: () => void = () => undefined;
  const slowed = new Promise<"slow">((resolve) => {
    slow = () => resolve("slow");
  });
  const step = async (isInside = false) => {
    steps += 1;
    if (isDead) return never();
    if (fault === "slow") {
      if (!isSlow || steps < at || isInside) return;
      isSlow = false;
      slow();
      return told;
    }
    if (steps !== at) return;
    if (fault === "500") throw new HttpError(502, "payment-unavailable", "The payment provider cannot be reached.");
    if (fault === "throw" || fault === "gone") throw new Error("A fault of the test");
    isDead = fault === "kill";
    die();
    return never();
  };
  // The connection of a dead process closes, and its transaction is rolled back. The same happens to a hanging process
  // a while later. What other connections see until then is tested in deno/hanging.deno.ts, because the embedded database
  // has only one.
  const inTransaction = (act: () => Promise<unknown>) =>
    Promise.race([act(), death.then(() => Promise.reject(killed))]);
  const around: Around = async (act, isInside) => {
    await step(isInside);
    const result = await act();
    await step(isInside);
    return result;
  };
  const withDatabase: Around = (act, isInside) =>
    fault === "gone" && steps >= at ? Promise.reject(new Error("There is no database")) : around(act, isInside);
  // The database has no 500.
  const ofDatabase: Around = fault === "500" ? (act) => act() : withDatabase;
  const query =
    (sql: Sql, isInside: boolean): Sql["query"] =>
    (text, parameters) =>
      ofDatabase(() => sql.query(text, parameters), isInside);
  const db: Database = {
    query: query(context.db, false),
    transaction: (work) =>
      ofDatabase(async () => {
        try {
          // The race ends with the work's result, or never.
          return (await context.db.transaction((sql) =>
            inTransaction(() => work({ ...sql, query: query(sql, true) })),
          )) as never;
        } catch (error) {
          return error === killed ? never() : Promise.reject(error);
        }
      }),
  };
  // Receivers say 500 by themselves, and only the database is gone.
  const ofReceiver: Around = fault === "500" || fault === "gone" ? (act) => act() : around;
  const ofProvider: Around = fault === "gone" ? (act) => act() : around;
  const { payment } = context;
  const fetch: Context["fetch"] = (address, request) => ofReceiver(() => context.fetch(address, request));
  return {
    context: { ...context, db, fetch, ...(payment && { payment: shaky(payment, ofProvider) }) },
    hasStruck: () => steps >= at,
    goOn,
    run: <Result>(work: Promise<Result>) => Promise.race([work.catch(() => "failed" as const), death, slowed]),
  };
}

type Around = <Result>(act: () => Promise<Result>, isInside?: boolean) => Promise<Result>;

const shaky = ({ endAfter, ...payment }: PaymentProvider, around: Around): PaymentProvider => ({
  ...payment,
  ...(endAfter && { endAfter: (subscription, parts) => around(() => endAfter(subscription, parts)) }),
  open: (order) => around(() => payment.open(order)),
  read: (session) => around(() => payment.read(session)),
});

/**
 * Runs a course of events with a fault at its first step, then at its second, and so on until it completes without one:
 * here at every second or third step, and at the others in the other homes of the functions.
 *
 * @param homes how many homes run the test
 * @param course returns whether its fault struck
 * @returns the number of steps, or up to `homes - 1` more, since the end is only seen at a step that is tried here
 */
export async function atEachStep(
  homes: Homes,
  course: (at: number) => Promise<{ readonly hasStruck: boolean }>,
): Promise<number> {
  for (const at of sampled(steps, homes)) {
    const { hasStruck } = await course(at);
    if (!hasStruck) return at - 1;
  }
  throw new Error(`The course does not come to its end within ${mostSteps} steps`);
}

const mostSteps = 200;
const steps = Array.from({ length: mostSteps }, (_, index) => index + 1);
