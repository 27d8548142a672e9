// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../testing/show.tsx";
import { OptionCard } from "./option-card.tsx";

afterEach(cleanup);

test.each([
  ["Meetings/cafés/phones", "Meetings/\u200bcafés/\u200bphones"],
  ["24/7 and km/h", "24/7 and km/h"],
])("a line of the label %s may end after a slash between two words, and nowhere else", (label, shown) => {
  show(
    <OptionCard option={{ id: "a", label }} role="radio" checked={false} layout="grid" onChoose={() => undefined} />,
  );
  expect(screen.getByRole("radio").textContent).toBe(shown);
});
