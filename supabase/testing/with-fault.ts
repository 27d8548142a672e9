import type { Context, PaymentProvider } from "../functions/_shared/context/index.ts";
import type { Database, Sql } from "../functions/_shared/database/index.ts";
import { HttpError } from "../functions/_shared/http/index.ts";
import { sampled } from "./interleaved.ts";

/** Faults of a step: it fails, never ends, or kills the whole process. */
export const faults = ["throw", "hang", "kill"] as const;

/** A call to the payment provider may also be answered with a 500. */
type Fault = (typeof faults)[number] | "500";

const killed = new Error("Killed within a transaction, which the database then rolls back");

/**
 * A context in which one step fails. Each statement, each begin and end of a transaction, and each call to the provider
 * is two steps: before it is done, and after it is done but before the response arrives.
 *
 * @param at the step that fails, counted from 1; for a "500" only the provider's calls are counted
 * @returns the context, whether the fault struck, and `run`, which ends when the work does or when the process counts
 * as dead
 */
export function withFault(context: Context, at: number, fault: Fault) {
  let steps = 0;
  let die: () => void = () => undefined;
  const death = new Promise<"dead">((resolve) => {
    die = () => resolve("dead");
  });
  const never = () => new Promise<never>(() => undefined);
  let isDead = false;
  const step = async () => {
    steps += 1;
    if (isDead) return never();
    if (steps !== at) return;
    if (fault === "500") throw new HttpError(502, "payment-unavailable", "The payment provider cannot be reached.");
    if (fault === "throw") throw new Error("A fault of the test");
    isDead = fault === "kill";
    die();
    return never();
  };
  // The connection of a dead process closes, and its transaction is rolled back. The same happens to a hanging process
  // a while later. What other connections see until then is tested in hanging.deno.ts, because the embedded database
  // has only one.
  const inTransaction = (act: () => Promise<unknown>) =>
    Promise.race([act(), death.then(() => Promise.reject(killed))]);
  const around = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    await step();
    const result = await act();
    await step();
    return result;
  };
  // The database has no 500.
  const ofDatabase: Around = fault === "500" ? (act) => act() : around;
  const query =
    (sql: Sql): Sql["query"] =>
    (text, parameters) =>
      ofDatabase(() => sql.query(text, parameters));
  const db: Database = {
    query: query(context.db),
    transaction: (work) =>
      ofDatabase(async () => {
        try {
          // The race ends with the work's result, or never.
          return (await context.db.transaction((sql) =>
            inTransaction(() => work({ ...sql, query: query(sql) })),
          )) as never;
        } catch (error) {
          return error === killed ? never() : Promise.reject(error);
        }
      }),
  };
  const { payment } = context;
  return {
    context: { ...context, db, ...(payment && { payment: shaky(payment, around) }) },
    hasStruck: () => steps >= at,
    run: <Result>(work: Promise<Result>) => Promise.race([work.catch(() => "failed" as const), death]),
  };
}

type Around = <Result>(act: () => Promise<Result>) => Promise<Result>;

const shaky = (payment: PaymentProvider, around: Around): PaymentProvider => ({
  ...payment,
  open: (order) => around(() => payment.open(order)),
  read: (session) => around(() => payment.read(session)),
});

/**
 * Runs a course of events with a fault at its first step, then at its second, and so on until it completes without one;
 * where cases are sampled, at the first of each few steps.
 *
 * @param course returns whether its fault struck
 * @returns the number of steps; where cases are sampled, at least that
 */
export async function atEachStep(course: (at: number) => Promise<{ readonly hasStruck: boolean }>): Promise<number> {
  for (const at of sampled(steps)) {
    const { hasStruck } = await course(at);
    if (!hasStruck) return at - 1;
  }
  throw new Error(`The course does not come to its end within ${mostSteps} steps`);
}

const mostSteps = 200;
const steps = Array.from({ length: mostSteps }, (_, index) => index + 1);
