// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { embed } from "./embed.ts";

const createEmbeddedCheckoutPage = vi.fn();
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: async () => ({ createEmbeddedCheckoutPage }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a form that comes while it is being given up is destroyed, and told as one that has not come", async () => {
  const form = { mount: vi.fn(), destroy: vi.fn() };
  let come = () => {};
  createEmbeddedCheckoutPage.mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(form);
    }),
  );
  const session = { clientSecret: "secret", publishableKey: "pk" };
  const refused = expect(embed(document.body, session, new AbortController().signal)).rejects.toThrow("in time");
  await vi.advanceTimersByTimeAsync(7_999);
  vi.advanceTimersByTime(1);
  come();
  await vi.advanceTimersByTimeAsync(10);
  await refused;
  expect(form.destroy).toHaveBeenCalledTimes(1);
  expect(form.mount).not.toHaveBeenCalled();
});
