/** A valid request for a checkout, with its own ids. */
export function checkoutRequest(parts: Readonly<Record<string, unknown>> = {}) {
  return {
    planId: "plan2",
    quizState: { answers: { "Trading Readiness": "Ready" }, specialGoal: "Buy a house" },
    email: "ada@example.com",
    attempt: crypto.randomUUID(),
    eventId: crypto.randomUUID(),
    visitId: crypto.randomUUID(),
    mayTrack: true,
    ...parts,
  };
}
