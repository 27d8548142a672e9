// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import type { CSSProperties } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import type { Section } from "../../../schema/funnel.types.ts";
import { show } from "../../testing/show.tsx";
import { HeadingSection } from "../heading/heading.tsx";
import { List } from "../list/list.tsx";
import { loadSections } from "../load-sections.ts";
import { Plans } from "../plans/plans.tsx";
import { PlanSections } from "../priced-sections.tsx";
import { Text } from "../text/text.tsx";
import { Columns } from "./columns.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const components = { columns: Columns, heading: HeadingSection, list: List, plans: Plans, text: Text };

function lay(sections: readonly Section[], isShown: (section: Section) => boolean = () => true) {
  const onSave = vi.fn();
  const { container } = show(
    <div style={{ "--radius": "9px" } as CSSProperties}>
      <PlanSections
        sections={sections}
        components={components}
        values={{}}
        now={() => 0}
        onSave={onSave}
        onNext={vi.fn()}
      />
    </div>,
    { isShown },
  );
  return {
    container,
    onSave,
    headings: screen.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]),
  };
}

test("shows the sections of each column in reading order, below its heading", () => {
  expect(lay([parse(yaml)]).headings).toEqual([
    ["H1", "Two ways to learn"],
    ["H2", "On your own"],
    ["H2", "With a teacher"],
  ]);
});

test("without a heading of its own, the first one in a column is the title of the page", () => {
  const { heading: _, ...section } = parse(yaml);
  expect(lay([section]).headings[0]).toEqual(["H1", "On your own"]);
});

test("leaves out a section in a column whose condition does not hold", () => {
  const isShown = (section: Section) => !("text" in section && section.text === "On your own");
  expect(lay([parse(yaml)], isShown).headings).toHaveLength(2);
});

test("a condition is found for a section in a column", async () => {
  const when = { kind: "has", name: "email" } as const;
  const section: Section = parse(yaml);
  const { conditions } = await loadSections({ type: "end", path: "/", sections: [section] }, { 2: when });
  expect([...conditions]).toEqual([
    [expect.objectContaining({ type: "list", items: ["A sheet a day", "Your own pace"] }), when],
  ]);
});

test("plans in a column are picked like any others", () => {
  const words = { perDay: "per day", originalPrice: "Instead of", popular: "Our suggestion", saves: "Save" };
  const plans: Section = { type: "plans", heading: "Plans", plans: ["short", "long"], default: "long", ...words };
  const inColumns: Section = { type: "columns", columns: [{ sections: [plans] }, { sections: [plans] }] };
  lay([inColumns]);
  expect(screen.getAllByRole<HTMLInputElement>("radio", { name: /Long/ })[0]?.checked).toBe(true);
});

test("a column of a heading with sentences is a card, and one with anything else is none", () => {
  const heading = { type: "heading", text: "At home" } as const;
  const text = { type: "text", text: "A sheet a day." } as const;
  const list = { type: "list", items: ["Your own pace"] } satisfies Section;
  const isCard = (...sections: Section[]) => {
    const { container } = lay([
      { type: "columns", heading: "How to learn", columns: [{ sections }, { sections: [heading] }] },
    ]);
    const [column] = container.querySelectorAll("section > div > div");
    const is = column !== undefined && getComputedStyle(column).borderRadius === "9px";
    cleanup();
    return is;
  };
  expect(isCard(heading, text)).toBe(true);
  expect(isCard(heading, text, text)).toBe(true);
  expect(isCard(heading)).toBe(false);
  expect(isCard(heading, text, list)).toBe(false);
  expect(isCard(heading, list)).toBe(false);
});

test("a column of which nothing is shown takes no room, and one that is left alone has all of it", () => {
  const list = (item: string): Section => ({ type: "list", items: [item] });
  const looks = (isShown: (section: Section) => boolean) => {
    const columns = ["A sheet a day", "Your own pace"].map((item) => ({ sections: [list(item)] }));
    const { container } = lay([{ type: "columns", heading: "How to learn", columns }], isShown);
    const row = container.querySelector("section > div");
    const found = [...(row?.children ?? [])].map((column) => getComputedStyle(column).display);
    cleanup();
    return found;
  };
  expect(looks(() => true)).toEqual(["flex", "flex"]);
  expect(looks((section) => !(section.type === "list" && section.items.includes("Your own pace")))).toEqual([
    "flex",
    "none",
  ]);
});
