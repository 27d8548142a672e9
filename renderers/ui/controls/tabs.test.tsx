// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = ["one", "two", "three"].map((id) => ({ id, label: id }));

function Example() {
  const [active, setActive] = useState("one");
  return (
    <Tabs tabs={tabs} active={active} onChange={setActive}>
      {(id) => `Panel ${id}`}
    </Tabs>
  );
}

test("arrows go round and show each tab; only the active one is a tab stop", () => {
  render(<Example />);
  screen.getByRole("tab", { name: "one" }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowLeft" });
  expect(screen.getByRole("tabpanel", { name: "three" }).textContent).toBe("Panel three");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

test("a tap shows its tab", () => {
  render(<Example />);
  fireEvent.click(screen.getByRole("tab", { name: "two" }));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("two");
});
