import { counted } from "../../../engine/problem/index.ts";
import "../../scripts/load-env.mjs";
import { textTable } from "../../../engine/copy/index.ts";
import { money, wholeUnits } from "../../../engine/pricing/index.ts";
import { type ListedOrder, operate } from "../../server/operator/index.ts";
import { atDatabase } from "../at-database.ts";
import { defineCommand } from "../command.ts";
import { csvOf } from "../csv.ts";
import { jsonOf, listFormat } from "../list-format.ts";
import { masked, parametersText } from "../output.ts";

const formats = {
  table: ordersTable,
  csv: ordersCsv,
  json: jsonOf,
} as const;

/** `funnel orders`: what was sold, and what has happened since. */
export const orders = defineCommand({
  name: "orders",
  description:
    "Lists orders with refunds, disputes, cancellations and renewals that failed, the newest first; the server may be running: exit code 0 if done, 2 if it could not look",
  positionals: {},
  options: { format: listFormat },
  run: ({ format }) =>
    atDatabase(async (place) => {
      process.stdout.write(formats[format](await operate(place, "orders", {})));
      return 0;
    }),
});

function ordersTable(orders: readonly ListedOrder[]): string {
  if (orders.length === 0) return "No orders\n";
  const columns = [
    ...[{ head: "Paid" }, { head: "Order" }, { head: "Buyer" }, { head: "Came from" }, { head: "Plan" }],
    { head: "Amount", align: "right" } as const,
    ...[{ head: "State" }, { head: "Since" }],
    ...(orders.some(({ query }) => parametersText(query)) ? [{ head: "Parameters" }] : []),
  ];
  const rows = orders.map((order) => [
    order.paid_at.slice(0, 10),
    order.id.slice(0, 8),
    masked(order.email),
    order.touches?.first.utm_source ?? order.touches?.first.referrer ?? "",
    order.plan,
    inMoney(order.amount, order),
    order.state,
    sinceOf(order).join("; "),
    parametersText(order.query),
  ]);
  return `${textTable(columns, rows)}\n${counted(orders.length, "order")}\n`;
}

/**
 * A line for each order, with amounts in whole units of its currency, to be summed; parameters of the address and touches
 * have a column for each name that some order has.
 */
function ordersCsv(orders: readonly ListedOrder[]): string {
  const rows = orders.map((order) => {
    const { id, paid_at, email, plan, currency, state, provider, payment_intent, subscription, touches } = order;
    const groups = { query: order.query ?? {}, first: touches?.first ?? {}, last: touches?.last ?? {} };
    return new Map<string, unknown>([
      ...Object.entries({ id, paid_at, email, plan, amount: wholeUnits(order.amount, currency), currency, state }),
      // The amount is that of the first payment.
      ["paid", wholeUnits(order.paid, currency)],
      ["refunded", wholeUnits(order.refunded, currency)],
      ["since", sinceOf(order).join("; ")],
      ...Object.entries({ provider, payment_intent, subscription }),
      ...Object.entries(groups).flatMap(([group, entries]) =>
        Object.entries(entries).map(([name, value]): [string, unknown] => [`${group}.${name}`, value]),
      ),
    ]);
  });
  return csvOf(rows);
}

/** Everything that has happened, in words. */
function sinceOf(order: ListedOrder): readonly string[] {
  const { refunded, unrefunded, disputes, renewal, unpaid, parts, parts_paid } = order;
  const plain = (word: string) => word.replaceAll("_", " ");
  const because = (reason: string | null) => (reason ? ` (${plain(reason)})` : "");
  return [
    ...(refunded > 0 ? [`${inMoney(refunded, order)} refunded`] : []),
    ...unrefunded.map(
      ({ state, amount, since, reason }) =>
        `${inMoney(amount, order)} refund ${plain(state)} since ${since.slice(0, 10)}${because(reason)}`,
    ),
    ...disputes.map(
      ({ state, amount, reason }) => `${inMoney(amount, order)} disputed${because(reason)}: ${plain(state)}`,
    ),
    ...unpaid.map(
      ({ amount, since, reason }) => `${inMoney(amount, order)} unpaid since ${since.slice(0, 10)}${because(reason)}`,
    ),
    ...(parts === null ? [] : [`${parts_paid || 1} of ${parts} parts paid`]),
    ...(renewal ? [renewalInWords(renewal)] : []),
  ];
}

function renewalInWords({ state, ends_at }: NonNullable<ListedOrder["renewal"]>): string {
  const day = ends_at?.slice(0, 10);
  if (state === "canceled") return `subscription ended${day ? ` ${day}` : ""}`;
  return `subscription ${state.replaceAll("_", " ")}${day ? `, ends ${day}` : ""}`;
}

const inMoney = (amount: number, { currency }: ListedOrder) => money(wholeUnits(amount, currency), currency, "en");
