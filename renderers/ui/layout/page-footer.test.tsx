// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show.tsx";
import { PageFooter } from "./page-footer.tsx";

afterEach(cleanup);

test("leads to the legal texts and to help, and names who sells", () => {
  const known = new Map([
    ["product.support", "help@example.com"],
    ["product.provider", "Pencils Ltd."],
  ]);
  const openLegal = vi.fn();
  show(<PageFooter legal={[{ id: "money", label: "Money back", purpose: "refund" }]} />, {
    lookup: (name) => known.get(name),
    openLegal,
  });
  screen.getByRole("button", { name: "Money back" }).click();
  expect(openLegal.mock.calls).toEqual([["money"]]);
  expect(screen.getByRole("link", { name: "help@example.com" }).getAttribute("href")).toBe("mailto:help@example.com");
  expect(screen.getByText("Pencils Ltd.")).toBeTruthy();
});

test("is not there where there is nothing to say", () => {
  expect(show(<PageFooter />).container.textContent).toBe("");
});
