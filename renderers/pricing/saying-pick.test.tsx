// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { countdownName } from "../../engine/clock/is-countdown-over.ts";
import type { Step } from "../../schema/funnel.types.ts";
import type { StepProps, StepType } from "../contract.ts";
import { restorablePlans, show, stepProps, storageInMemory } from "../testing/show.tsx";
import { Copy } from "../ui/text/copy.tsx";
import { sayingPick } from "./saying-pick.tsx";

afterEach(cleanup);

const step: Step = { type: "question", path: "/gift", question: "", options: [], layout: "list" };
const Page = sayingPick(() => (
  <h1>
    <Copy of="{plan.name|Nothing} for {plan.price|nothing}" />
  </h1>
));

/** What the page says to somebody who has picked a plan, or none. */
function said(picked: string | undefined, storage = storageInMemory()) {
  const props = {
    ...stepProps(),
    storage,
    step,
    texts: undefined,
    values: picked === undefined ? {} : { plan: picked },
  };
  show(<Page {...(props as StepProps<StepType>)} />, { plans: restorablePlans });
  return screen.getByRole("heading").textContent;
}

test.each([
  ["short", "Short for $7"],
  ["short+gone", "Short for $7"],
  ["gone", "Nothing for nothing"],
  ["constructor", "Nothing for nothing"],
  [undefined, "Nothing for nothing"],
])("a page behind an offer says what was picked there: %s", (picked, words) => {
  expect(said(picked)).toBe(words);
});

test("once the countdown is over, it says the price that is paid from then on", () => {
  const over = storageInMemory({ [countdownName]: { deadline: 1, seenAt: 1 } });
  expect(said("short", over)).toBe("Short for $14");
});
