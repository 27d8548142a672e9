// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { experimentsOf } from "../../engine/flow/index.ts";
import { definition } from "../../tests/definition.ts";
import { Toolbar } from "./toolbar.tsx";

afterEach(cleanup);

test("the desk says which variant of each experiment is shown, and lets the author look at another", () => {
  const funnel = definition(`
start: look
experiments: { headline: [short, long], price: { high: 80, low: 20 } }
steps: { look: { type: end, path: /, sections: [{ type: heading, text: Look, when: { experiment: { headline: long } } }] } }
`);
  const onVariant = vi.fn();
  const nothing = () => undefined;
  const { rerender } = render(
    <Toolbar
      {...{ file: "funnel.yaml", steps: funnel.steps, step: "look", width: "narrow" as const }}
      {...{ onWidth: nothing, onJump: nothing, onReset: nothing, onVariant }}
      experiments={experimentsOf(funnel)}
      shown={{ headline: "long", price: "high" }}
    />,
  );
  const shown = ["headline", "price"].map((name) => screen.getByRole<HTMLSelectElement>("combobox", { name }).value);
  expect(shown).toEqual(["long", "high"]);
  fireEvent.change(screen.getByRole("combobox", { name: "headline" }), { target: { value: "short" } });
  expect(onVariant).toHaveBeenCalledExactlyOnceWith("headline", "short");
  rerender(
    <Toolbar
      {...{ file: "funnel.yaml", steps: funnel.steps, step: "look", width: "narrow" as const }}
      {...{ onWidth: nothing, onJump: nothing, onReset: nothing, onVariant, experiments: undefined, shown: {} }}
    />,
  );
  expect(screen.getAllByRole("combobox")).toHaveLength(1);
});
