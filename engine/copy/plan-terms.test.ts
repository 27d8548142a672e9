import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { withExtras } from "../pricing/index.ts";
import { serverFunnelOf } from "../views/server-funnel.ts";
import { planTerms } from "./plan-terms.ts";

const funnel = serverFunnelOf(
  definition(`
start: first
language: en-IE
product: { name: Test, support: help@example.com }
plans:
  year: { name: Year, price: 96, currency: EUR, period: 1 year, renews: { price: 96, every: 1 year } }
  month: { name: Month, price: 30, currency: EUR, renews: { price: 30, every: 1 month } }
  album: { name: Album, price: 60, currency: EUR }
  course: { name: Course, price: 29, currency: EUR, period: 1 year, parts: { count: 3, every: 1 month } }
  weeks: { name: Weeks, price: 20, currency: EUR, period: 4 weeks, renews: { price: 20, every: 4 weeks } }
steps:
  first: { type: question, path: /, question: A question, options: ["Yes"], next: last }
  last: { type: offer, path: /last, sections: [{ type: text, text: An offer }] }
`),
  "test-hash",
);

test.each([
  ["year", "€96 today for 1 year. Next charge: €96 on 1 January 2031, then €96 every year until you cancel."],
  ["weeks", "€20 today for 4 weeks. Next charge: €20 on 29 January 2030, then €20 every 4 weeks until you cancel."],
  // Without a first period, it is as long as the next ones.
  ["month", "€30 today for 1 month. Next charge: €30 on 1 February 2030, then €30 every month until"],
  [
    "course",
    "3 payments of €29: the first today, then one every month. That is €87 in total. After the last payment, nothing more is charged.",
  ],
  ["album", "€60 once. There is no further charge."],
])("the terms of a plan by the %s say how often it renews", (id, terms) => {
  const plan = funnel.plans[id];
  if (!plan) throw new Error(`No plan "${id}"`);
  const said = planTerms(plan, funnel.terms, funnel, new Date("2030-01-01T12:00:00Z"), (name) => funnel.fixed[name]);
  expect(said).toContain(terms);
});

test("the terms of what renews speak of the plan alone once they have named what is added", () => {
  const { month, album } = funnel.plans;
  if (!month || !album) throw new Error("no plan");
  const order = withExtras({ ...month, originalPrice: 40 }, [album]);
  const texts = { ...funnel.terms, terms: "{plan.name}: {plan.price}, not {plan.originalPrice}." };
  const said = planTerms(order, texts, funnel, new Date("2030-01-01T12:00:00Z"), (name) => funnel.fixed[name]);
  expect([order.originalPrice, said]).toEqual([100, "€60 today, once, for Album. Month: €30, not €40."]);
});
