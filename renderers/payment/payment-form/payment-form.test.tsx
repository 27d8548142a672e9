// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { LegalLink } from "../../contract.ts";
import { defaultTexts } from "../../testing/example.ts";
import { session } from "../../testing/session.ts";
import { checkoutWith, restorablePlans, show } from "../../testing/show.tsx";
import { formCode } from "./form-code.ts";
import { PaymentForm } from "./payment-form.tsx";

afterEach(cleanup);

const legal: readonly LegalLink[] = [
  { id: "terms", label: "Terms", purpose: "terms" },
  { id: "money", label: "Money back", purpose: "refund" },
  { id: "about", label: "Who we are", purpose: "imprint" },
];

const form = (
  <PaymentForm
    session={session}
    plan={restorablePlans.short}
    purchase={{ plan: "short", email: "ada@example.com", charges: "[7]" }}
    texts={defaultTexts("checkout")}
    onExpire={() => undefined}
    legal={legal}
    risk="Drawing is **habit-forming**."
    loadCheckout={checkoutWith({})}
  />
);

test("its button names what the session charges, whatever the plan costs by now", async () => {
  const { short } = restorablePlans;
  show(form, short?.restored && { plans: { short: short.restored } });
  expect(await screen.findByRole("button", { name: "Pay $7" })).toBeTruthy();
});

test("code that does not come leaves the page as it is, and the next form asks for it anew", async () => {
  const missing = vi.spyOn(formCode, "sandbox").mockRejectedValueOnce(new Error("There is no such file."));
  const { unmount } = show(form);
  await vi.dynamicImportSettled();
  expect(missing).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Loading payment form...")).toBeTruthy();
  unmount();
  show(form);
  expect(await screen.findByRole("button", { name: "Pay $7" })).toBeTruthy();
});

test("stands on the legal texts of a sale and says what is risked", async () => {
  const openLegal = vi.fn();
  show(form, { openLegal });
  (await screen.findByRole("button", { name: "Money back" })).click();
  expect(openLegal.mock.calls).toEqual([["money"]]);
  expect(screen.getByRole("button", { name: "Terms" })).toBeTruthy();
  expect(screen.queryByText("Who we are")).toBeNull();
  expect(screen.getByText("habit-forming").tagName).toBe("STRONG");
});
