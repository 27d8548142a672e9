import { expect, test } from "vitest";
import { outboxReport } from "./outbox-report.ts";

test("what is put aside for later says when it is due", () => {
  const due = "2026-02-03T12:30:00Z";
  const cancelled = { kind: "order-webhook", key: "order.cancelled:cs_1:sub_1", contact: "ann@example.com" };
  const entry = { ...cancelled, state: "waiting", attempts: 0, reason: null, created_at: due, due_at: due } as const;
  expect(outboxReport([entry], new Date("2026-01-31T12:00:00Z"), (_, text) => text).split("\n")[1]).toBe(
    "  0 min old, not tried yet, due in 3 d",
  );
});
