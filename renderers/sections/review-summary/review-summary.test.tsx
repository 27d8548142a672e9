// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { SectionOf } from "../../contract.ts";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { ReviewSummary } from "./review-summary.tsx";

afterEach(cleanup);

function summary(count: number) {
  const section: SectionOf<"review-summary"> = parse(yaml);
  const [first, second] = section.reviews;
  const more = Array.from(
    { length: count - 2 },
    (_, index) => ({ ...second, id: index + 3 }) as (typeof section.reviews)[0],
  );
  const reviews = [first, second, ...more].flatMap((review) => review ?? []);
  show(<ReviewSummary section={{ ...section, reviews }} {...sectionProps()} />);
}

async function openDialog() {
  fireEvent.click(screen.getByRole("button", { name: "Read them all" }), { detail: 1 });
  return within(await screen.findByRole("dialog", { name: "Opinions" }));
}

test("the page shows three reviews, and labels those that nobody wrote", () => {
  summary(50);
  expect(screen.getAllByRole("article").map(({ textContent }) => textContent)).toEqual([
    "SampleLovelyI draw daily.Ada · Yesterday",
    "GoodIt takes time.Emmy · Last week",
    "GoodIt takes time.Emmy · Last week",
  ]);
});

test("the dialog shows three, then ten more a press, counts what is left, and says when that is all", async () => {
  summary(50);
  const dialog = await openDialog();
  const seen = () => [dialog.getAllByRole("article").length, dialog.getByRole("status").textContent];
  const steps = [seen()];
  for (let press = 0; press < 5; press++) {
    fireEvent.click(dialog.getByRole("button", { name: "Show more" }), { detail: 1 });
    steps.push(seen());
  }
  expect(steps).toEqual([
    [3, "47 to go"],
    [13, "37 to go"],
    [23, "27 to go"],
    [33, "17 to go"],
    [43, "7 to go"],
    [50, "That is all"],
  ]);
  expect(dialog.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole("status"));
});

test("where three are all there are, the dialog says so at once", async () => {
  summary(3);
  const dialog = await openDialog();
  expect(dialog.getByRole("status").textContent).toBe("That is all");
});

test("one label stands for all reviews, on the page and in the dialog, where nobody wrote any", async () => {
  const section: SectionOf<"review-summary"> = parse(yaml);
  const reviews = section.reviews.map((review) => ({ ...review, sample: true }));
  show(<ReviewSummary section={{ ...section, reviews }} {...sectionProps()} />);
  expect(screen.getAllByText("Sample")).toHaveLength(1);
  const dialog = await openDialog();
  expect(dialog.getAllByText("Sample")).toHaveLength(1);
});

test("draws how the stars are distributed only where that is known", () => {
  const section: SectionOf<"review-summary"> = parse(yaml);
  const bars = (distribution?: SectionOf<"review-summary">["distribution"]) => {
    const { container } = show(
      <ReviewSummary section={{ ...section, ...(distribution && { distribution }) }} {...sectionProps()} />,
    );
    const lines = [...container.querySelectorAll("ul > li")].map((line) => [
      line.textContent,
      line.querySelector("b")?.style.width,
    ]);
    cleanup();
    return lines;
  };
  expect(bars()).toEqual([]);
  expect(bars({ "5": 12_000, "4": 3_000, "3": 0, "2": 0, "1": 600 })).toEqual([
    ["5 ★12,000", "100%"],
    ["4 ★3000", "25%"],
    ["3 ★0", "0%"],
    ["2 ★0", "0%"],
    ["1 ★600", "5%"],
  ]);
});

test.each([
  ["4.7", "4.7 / 5"],
  ["4,7", "4.7 / 5"],
  ["٤٫٧", "4.7 / 5"],
  ["４．７", "4.7 / 5"],
])("a score of %s has its stars", (score, stars) => {
  show(<ReviewSummary section={{ ...parse(yaml), score }} {...sectionProps()} />);
  expect(screen.getByRole("img", { name: stars })).toBeTruthy();
});

test("a score in words has none", () => {
  show(<ReviewSummary section={{ ...parse(yaml), score: "Very good", reviews: [] }} {...sectionProps()} />);
  expect(screen.queryByRole("img")).toBeNull();
});
