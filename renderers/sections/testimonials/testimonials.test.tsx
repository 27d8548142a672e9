// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Testimonials } from "./testimonials.tsx";

afterEach(cleanup);

test("says who speaks, labels what nobody has said, and shows initials where there is no picture", () => {
  show(<Testimonials section={parse(yaml)} {...sectionProps()} />);
  expect(screen.getAllByRole("figure").map(({ textContent }) => textContent)).toEqual([
    "ABAda Byron36, LondonSampleI draw engines now.",
    "EmmyI draw rings.Letter of 3 May 2026",
  ]);
});

test.each([
  ["ar", "دبي", "36، دبي"],
  ["ja", "札幌", "36、札幌"],
  ["de", "Bonn", "36, Bonn"],
])("in %s age and place are joined as the language joins a list", (language, location, said) => {
  const person = { name: "Ada", age: 36, location, story: "Yes." };
  show(<Testimonials section={{ ...parse(yaml), people: [person] }} {...sectionProps()} />, { language });
  expect(screen.getByText(said)).toBeTruthy();
});

test("cites where words can be checked", () => {
  show(<Testimonials section={parse(yaml)} {...sectionProps()} />);
  expect([...document.querySelectorAll("cite")].map(({ textContent }) => textContent)).toEqual([
    "Letter of 3 May 2026",
  ]);
});

test("one label stands for all of them, where nobody has said any of it", () => {
  const { people } = parse(yaml);
  const section = { ...parse(yaml), people: people.map((person: object) => ({ ...person, sample: true })) };
  show(<Testimonials section={section} {...sectionProps()} />);
  expect(screen.getAllByText("Sample")).toHaveLength(1);
});
