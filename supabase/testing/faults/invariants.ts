import type { Bank } from "./acts.ts";
import type { World } from "./world.ts";

/**
 * What must hold once all is at rest, each as SQL that finds what breaks it. The relations `paid`, `given`, `leads`,
 * `choices`, `taken`, `refunds`, `answers` and `arrivals` are what the provider, the pages and the receivers know.
 */
const invariants = {
  "nobody is charged without an order":
    "select session from paid where session not in (select session from funnel.orders)",
  "nobody has an order without a payment":
    "select session from funnel.orders where session not in (select session from paid)",
  "an order says what was charged":
    "select * from funnel.orders join paid using (session) where orders.amount <> paid.amount or orders.currency <> paid.currency",
  "a session that a page was given is known":
    "select session from given where session not in (select session from funnel.checkout_sessions where session is not null)",
  "a checkout is complete if it is paid, and at its end if the provider has closed it": `select session, status from funnel.checkout_sessions
     where status = 'creating' or (status = 'complete') <> (session in (select session from paid))
       or status = 'open' and session in (select session from closed)`,
  "a buyer has one account": "select lower(email) from funnel.accounts group by 1 having count(*) > 1",
  "an account belongs to its buyer": `select orders.session from funnel.orders join funnel.accounts on accounts.id = account_id
     where lower(orders.email) <> lower(accounts.email)`,
  "nobody has an account who has not bought":
    "select id from funnel.accounts where id not in (select account_id from funnel.orders)",
  "a buyer gets one mail, and the operator one event": `select session, told.kind, count(outbox.id) from funnel.orders
     join (values ('mail', 'mail:'), ('order-webhook', 'order.paid:')) as told (kind, begin) on true
     left join funnel.outbox on outbox.kind = told.kind and outbox.key = begin || session
     group by session, told.kind having count(outbox.id) <> 1`,
  "a mail or an event without an order": `select key from funnel.outbox where kind in ('mail', 'order-webhook')
       and split_part(key, ':', 2) not in (select session from funnel.orders)`,
  "what was given back is known, and told": `select refunds.session, sum from refunds
     left join funnel.provider_objects object on object_id = 'ch_' || refunds.session
     left join funnel.outbox on key = 'order.refunded:' || refunds.session || ':' || object_id || ':' || sum
     where object.amount is distinct from sum or key is null`,
  "a lead that was accepted is there with its whole contact": `select leads.id from leads left join funnel.leads stored on submission_id = leads.id
     where stored.email is distinct from leads.email or leads.phone is not null and stored.phone is distinct from leads.phone
       or leads.name is not null and stored.name is distinct from leads.name`,
  "the automation service knows last what was accepted of a contact": `select leads.id from leads left join lateral (
       select body from arrivals where body->>'submission_id' = leads.id::text order by number desc limit 1
     ) as last on true
     where last.body->>'email' is distinct from leads.email
       or leads.phone is not null and last.body->>'phone' is distinct from leads.phone
       or leads.name is not null and last.body->>'name' is distinct from leads.name`,
  "the visit of a lead knows its address":
    "select visit from leads left join funnel.visits on visit_id = visit where visits.email is distinct from leads.email",
  "the latest answers are kept": `select answers.id from answers left join funnel.leads on submission_id = answers.id
     where known_at is null or known_at < answers.at::timestamptz
       or known_at = answers.at::timestamptz and about->'quiz'->'answers'->>'count' <> answers.count::text`,
  "the latest choice counts": `select visit from choices left join lateral (
       select is_given from funnel.consents where visit_id = visit order by given_at desc, is_given limit 1
     ) as latest on true where latest.is_given is distinct from choices.given`,
  "nobody is reported who has not agreed": `select key from funnel.outbox where kind in ('facebook-conversion', 'video-social-event')
       and visit_id not in (select visit_id from funnel.consents where is_given)`,
  "an event that was taken is recorded":
    "select id from taken where id not in (select event_id from funnel.provider_events)",
  "every delivery has arrived": `select key, state, attempts, last_problem from funnel.outbox where state not in ('delivered', 'dropped')
       or state = 'dropped' and kind in ('mail', 'order-webhook')
       or state = 'dropped' and kind = 'lead-webhook' and last_problem <> 'replaced by more of the contact'
       or state = 'delivered' and key not in (select key from arrivals)`,
  "nothing arrives that nobody has put into the outbox":
    "select key from arrivals where key not in (select key from funnel.outbox)",
} satisfies Readonly<Record<string, string>>;

const relations = {
  paid: "session text, amount integer, currency text",
  given: "session text",
  closed: "session text",
  leads: "id uuid, visit uuid, email text, phone text, name text",
  choices: "visit uuid, given boolean",
  taken: "id text",
  refunds: "session text, sum integer",
  answers: "id uuid, at text, count integer",
  arrivals: "key text, number integer, body jsonb",
} as const;

/** Why all of the above is asked in one statement: it takes a tenth of the time. */
const question = `with ${Object.entries(relations)
  .map(
    ([name, columns]) => `${name} as (select * from jsonb_to_recordset($1::text::jsonb->'${name}') as it (${columns}))`,
  )
  .join(", ")} ${Object.entries(invariants)
  .map(([name, sql]) => `select '${name}' as broken, to_jsonb(it)::text as row from (${sql}) as it`)
  .join(" union all ")}`;

/** What is broken, with the rows that show it. */
export async function brokenInvariants(world: World, bank: Bank): Promise<readonly string[]> {
  const rows = await world.db.query<{ broken: string; row: string }>(question, [
    JSON.stringify(await truth(world, bank)),
  ]);
  return [...world.wrongs, ...rows.map(({ broken, row }) => `not "${broken}": ${row}`)];
}

async function truth({ db, memory, visitors, arrivals }: World, { taken, refunds }: Bank) {
  const tested = await db.query<{ session: string; amount: number; currency: string }>(
    "select session, (details->>'amount')::integer as amount, details->>'currency' as currency from funnel.sandbox_sessions where is_paid",
  );
  const sessions = [...memory.sessions.values()].map(({ id, ...rest }) => ({ session: id, ...rest }));
  const known = visitors.filter(({ acknowledged }) => acknowledged > 0);
  return {
    paid: [...tested, ...sessions.filter(({ isPaid }) => isPaid)],
    given: visitors.flatMap(({ given }) => [...given.values()]),
    closed: sessions.filter(({ status }) => status === "expired"),
    leads: known.map(({ submissionId, visitId, email, phone, name, acknowledged }) => ({
      ...{ id: submissionId, visit: visitId, email },
      ...(acknowledged > 1 && { phone }),
      ...(acknowledged > 2 && { name }),
    })),
    choices: visitors.flatMap(({ visitId, choice }) => (choice ? [{ visit: visitId, given: choice.isGiven }] : [])),
    taken,
    refunds: [...refunds].map(([session, { sum }]) => ({ session, sum })),
    answers: visitors.flatMap(({ submissionId, told }) =>
      told ? [{ id: submissionId, at: new Date(told.at).toISOString(), count: told.count }] : [],
    ),
    arrivals: arrivals.map((arrival, number) => ({ ...arrival, number })),
  };
}
