import type { Context, PaymentProvider } from "../functions/_shared/context/index.ts";
import type { Database, Sql } from "../functions/_shared/database/index.ts";
import { HttpError } from "../functions/_shared/http/index.ts";

/** What can befall any step: it fails, never comes to an end, or takes the whole process with it. */
export const faults = ["throw", "hang", "kill"] as const;

/** A call of the payment provider may also be answered with a 500. */
type Fault = (typeof faults)[number] | "500";

const killed = new Error("Killed within a transaction, which the database then rolls back");

/**
 * A context in which one step goes wrong. Each statement, the begin and end of each transaction and each call of the
 * provider are two steps: before it is done, and after it was done but before the answer came back.
 *
 * @param at the step that goes wrong, counted from 1; for a "500" only the steps of the provider's calls are counted
 * @returns the context; whether the fault struck; and `run`, which ends when the work does or when the process is as
 *   good as dead
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
  // The connection of a dead process closes, and its transaction is rolled back. So is that of one that hangs, a while
  // later: what others see until then is in hanging.deno.ts, because the embedded database has no others.
  const inTransaction = (act: () => Promise<unknown>) =>
    Promise.race([act(), death.then(() => Promise.reject(killed))]);
  const around = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    await step();
    const result = await act();
    await step();
    return result;
  };
  // The database knows no 500.
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
          // The race ends with what the work gave, or not at all.
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
 * Runs a course of events with a fault at its first step, then at its second, and so on until it gets through whole.
 *
 * @param course tells whether its fault has struck
 * @returns how many steps there are
 */
export async function atEachStep(course: (at: number) => Promise<{ readonly hasStruck: boolean }>): Promise<number> {
  for (let at = 1; at < mostSteps; at += 1) {
    const { hasStruck } = await course(at);
    if (!hasStruck) return at - 1;
  }
  throw new Error(`The course does not come to its end within ${mostSteps} steps`);
}

const mostSteps = 200;
