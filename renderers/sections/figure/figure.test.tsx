// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Figure } from "./figure.tsx";

afterEach(cleanup);

const lookup = (name: string) => (name === "facts.pupils" ? "1,200" : undefined);

test("shows the number, what it means, that it is a sample, and where it comes from", () => {
  const { container } = show(<Figure {...sectionProps()} section={parse(yaml)} />, { lookup });
  expect(container.textContent).toBe("1,200people draw with usSampleOwn count");
});

test("a figure is a sample where its fact is one", () => {
  const section = { ...parse(yaml), sample: false };
  show(<Figure {...sectionProps()} section={section} />, { lookup });
  expect(screen.queryByText("Sample")).toBeNull();
  cleanup();
  show(<Figure {...sectionProps()} section={section} />, { lookup, isSample: (name) => name === "facts.pupils" });
  expect(screen.getByText("Sample")).toBeTruthy();
});

test("a figure takes the room of its longest piece, and money is one piece", () => {
  const section = { ...parse(yaml), value: "now 93\u00a0775\u00a0kr" };
  const { container } = show(<Figure {...sectionProps()} section={section} />);
  expect(container.querySelector("strong")?.style.getPropertyValue("--letters")).toBe("9");
});
