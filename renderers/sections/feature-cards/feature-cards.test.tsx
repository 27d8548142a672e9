// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { FeatureCards } from "./feature-cards.tsx";

afterEach(cleanup);

test("each card shows its title and opens to say more, without the others", () => {
  const { container } = show(<FeatureCards {...sectionProps()} section={parse(yaml)} />);
  const cards = [...container.querySelectorAll("details")];
  const titles = cards.map((card) => card.querySelector("summary")?.textContent);
  expect(titles).toEqual(["A pencilSoft and forgiving", "A brush"]);
  fireEvent.click(screen.getByText("A brush"));
  expect(cards.map(({ open }) => open)).toEqual([false, true]);
  expect(cards[1]?.querySelector("p")?.textContent).toBe("You cannot.");
});

test("an icon is a decoration, and only where there is one", () => {
  const { container } = show(<FeatureCards {...sectionProps()} section={parse(yaml)} />);
  const icons = [...container.querySelectorAll("img")].map((icon) => [icon.getAttribute("src"), icon.alt]);
  expect(icons).toEqual([["content/images/pencil.svg", ""]]);
});
