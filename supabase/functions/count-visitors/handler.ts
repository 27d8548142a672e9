import { array, maxLength, pipe, record, strictObject, string } from "valibot";
import { crowd, endpoint, HttpError } from "../_shared/http/index.ts";

const steps = pipe(array(string()), maxLength(1_000));

const body = strictObject({
  /** Steps that the visitor is at for the first time. */
  reached: steps,
  /** Steps from which the visitor has gone on for the first time. */
  passed: steps,
  /** Which variants of experiments they were shown. */
  variants: record(string(), string()),
});

/**
 * Counts a visitor at steps, by day (UTC) and variants, if the definition asks for it. Only sums are stored, so nothing tells
 * one visitor from the next, and a call that is repeated counts again. Steps and variants that the definition does not have,
 * as a page from before an update may name them, are left out.
 */
export const handler = endpoint(
  { name: "count-visitors", body, limit: crowd },
  async ({ reached, passed, variants }, { db, funnel, now }) => {
    const { counted } = funnel;
    if (!counted)
      throw new HttpError(403, "no-counts", "The definition does not ask for visitors to be counted: countVisitors.");
    const known = new Set(counted.steps);
    const at = [...new Set([...reached, ...passed])].filter((step) => known.has(step));
    const isKnown = ([name, variant]: [string, string]) =>
      Object.hasOwn(counted.variants, name) && counted.variants[name]?.includes(variant);
    await db.query(
      // In one order, so that two calls never wait for each other.
      `insert into funnel.visitor_counts as sums (funnel_id, day, variants, step, reached, passed)
       select $1, $2::date, $3::text::jsonb, step, (reached)::integer, (passed)::integer
       from jsonb_to_recordset($4::text::jsonb) as counted(step text, reached boolean, passed boolean) order by step
       on conflict (funnel_id, day, variants, step) do update
         set reached = sums.reached + excluded.reached, passed = sums.passed + excluded.passed`,
      [
        funnel.id,
        now().toISOString().slice(0, 10),
        JSON.stringify(Object.fromEntries(Object.entries(variants).filter(isKnown))),
        JSON.stringify(at.map((step) => ({ step, reached: reached.includes(step), passed: passed.includes(step) }))),
      ],
    );
    return { accepted: true };
  },
);
