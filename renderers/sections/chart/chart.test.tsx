// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { FunnelProvider } from "../../funnel-context.ts";
import { bareScope, sectionProps, show } from "../../testing/show.tsx";
import { Chart } from "./chart.tsx";
import yaml from "./example.yaml?raw";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const section = parse(yaml);
const noon = (day: string) => () => new Date(`${day}T12:00`).getTime();

function chart(given: object = {}, values: Readonly<Record<string, string>> = {}, language = "en", day = "2030-01-31") {
  const { container } = show(<Chart {...sectionProps()} now={noon(day)} section={{ ...section, ...given }} />, {
    lookup: (name) => values[name],
    language,
  });
  const picture = screen.queryByRole("img");
  return { container, picture, alt: picture?.getAttribute("aria-label"), words: picture?.textContent };
}

test("says in words what the curve shows: both ends and the day of the goal, from today on", () => {
  const { alt, words, container } = chart();
  expect(alt).toBe("Today: Shaky hand → Your goal: Sure hand, Mar 28");
  expect(words).toContain("Jan 31");
  expect(words).toContain("Mar 28");
  expect(container.textContent).toContain("Nobody can promise it.");
});

test("counts days, weeks and months from today, and writes days as the language does", () => {
  expect(chart({ over: { days: 10 } }, {}, "de").alt).toMatch(/, 10\. Feb\.$/);
  cleanup();
  expect(chart({ over: { months: 3 } }, {}, "en", "2030-01-15").alt).toMatch(/, Apr 15$/);
  cleanup();
  expect(chart({ over: { weeks: "{weeks}" } }, { weeks: "4 weeks" }).alt).toMatch(/, Feb 28$/);
  cleanup();
  expect(chart({ over: { months: 24 } }, {}, "en", "2030-01-15").alt).toMatch(/, Jan 2032$/);
});

test("rises or falls with its numbers, which may be values; the words are then the values' own", () => {
  const now = { value: "{weight}", label: "Today" };
  const goal = { value: "{target}", label: "Goal" };
  const falling = chart({ now, goal }, { weight: "82.5 kg", target: "74 kg" });
  expect(falling.alt).toBe("Today: 82.5 kg → Goal: 74 kg, Mar 28");
  expect(falling.picture?.getAttribute("data-rising")).toBe("false");
  cleanup();
  expect(chart().picture?.getAttribute("data-rising")).toBe("true");
});

test("a computed value counts by its number, however it is said", () => {
  show(<Chart {...sectionProps()} now={noon("2030-01-31")} section={{ ...section, over: { days: "{left}" } }} />, {
    lookup: () => "ten days",
    amount: (name) => (name === "left" ? 10 : undefined),
  });
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/, Feb 10$/);
});

test("an author's own words stand in for the composed ones", () => {
  expect(chart({ alt: "It goes up for {weeks|some} weeks." }).alt).toBe("It goes up for some weeks.");
});

test.each([
  ["a number is not known", { goal: { value: "{target}", label: "Goal" } }],
  ["the visitor is at the goal", { now: { value: 6, label: "Today" }, goal: { value: 6, label: "Goal" } }],
  ["the way takes no time", { over: { weeks: 0 } }],
  ["the way never ends", { over: { weeks: 1e9 } }],
])("hides where %s", (_, given) => {
  expect(chart(given).container.innerHTML).toBe("");
});

test("a page written in advance names no day, because nobody knows on which it is read", () => {
  const html = renderToString(
    <FunnelProvider value={bareScope}>
      <Chart {...sectionProps()} section={section} />
    </FunnelProvider>,
  );
  expect(html).toContain('aria-label="Today: Shaky hand → Your goal: Sure hand"');
  expect(html).not.toMatch(/\b(Jan|Feb|Mar)\b/);
});

/** Lets the test say when the chart comes into sight, and whether the visitor wants motion. */
function stubSight({ reduced = false } = {}) {
  let tell: (entries: readonly object[]) => void = () => undefined;
  let isInSight = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe = () => tell([{ isIntersecting: isInSight }]);
      readonly unobserve = () => undefined;
      readonly disconnect = () => {
        tell = () => undefined;
      };
      constructor(told: typeof tell) {
        tell = told;
      }
    },
  );
  return (isIntersecting: boolean) => {
    isInSight = isIntersecting;
    act(() => tell([{ isIntersecting }]));
  };
}

test("is drawn once, when it comes into sight", () => {
  const see = stubSight();
  const { picture } = chart();
  const stage = () => picture?.getAttribute("data-drawing");
  expect(stage()).toBe("waits");
  see(false);
  expect(stage()).toBe("waits");
  see(true);
  expect(stage()).toBe("starts");
  see(false);
  expect(stage()).toBe("starts");
});

test("is not drawn behind a dialog", () => {
  vi.useFakeTimers();
  const see = stubSight();
  const { picture } = chart();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  see(true);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(picture?.getAttribute("data-drawing")).toBe("waits");
  dialog.remove();
  act(() => void vi.advanceTimersByTime(300));
  expect(picture?.getAttribute("data-drawing")).toBe("starts");
  vi.useRealTimers();
});

test("is simply there for who prefers reduced motion", () => {
  stubSight({ reduced: true });
  expect(chart().picture?.hasAttribute("data-drawing")).toBe(false);
});
