// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { SectionOf } from "../../contract.ts";
import { show } from "../../testing/show.tsx";
import { Sections } from "../sections.tsx";
import { Plans } from "./plans.tsx";

afterEach(cleanup);

const section: SectionOf<"plans"> = {
  type: "plans",
  heading: "Choose",
  plans: ["short", "long", "unknown"],
  default: "long",
  perDay: "a day",
  popular: "Favourite",
  renewal: "{plan.price} today, then {plan.renews.price} every {plan.renews.every}.",
};

function offer(values: Record<string, string> = {}) {
  const actions = { onSave: vi.fn(), onNext: vi.fn() };
  const { container } = show(
    <Sections {...actions} sections={[section]} components={{ plans: Plans }} values={values} />,
  );
  return { ...actions, renewal: container.querySelector("#plans-renewal")?.textContent };
}

test("each plan says its price today, the crossed-out one, and what it is a day", () => {
  offer();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Short$14.00 $7.00$1.00 a day",
    "FavouriteLong $20.00$0.71 a day",
  ]);
});

test("picking keeps the plan and does not move on", () => {
  const { onSave, onNext } = offer();
  fireEvent.click(screen.getByRole("radio", { name: /Short/ }));
  expect(onSave.mock.calls).toEqual([[{ plan: "short" }]]);
  expect(onNext).not.toHaveBeenCalled();
});

test("says how the picked plan renews", () => {
  expect(offer().renewal).toBe("$20.00 today, then $40.00 every 4 weeks.");
});

test("says nothing of renewal where the picked plan has none", () => {
  expect(offer({ plan: "short" }).renewal).toBe("");
});
