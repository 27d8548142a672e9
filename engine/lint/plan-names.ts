/** Placeholders that stand for the plan picked, where plans are shown. */
export const planNames: readonly string[] = [
  "plan.name",
  "plan.price",
  "plan.originalPrice",
  "plan.perDay",
  "plan.currency",
  "plan.period",
  "plan.interval",
  "plan.renews.price",
  "plan.renews.every",
];
