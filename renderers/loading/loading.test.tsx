// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeadingSection } from "../sections/heading/heading.tsx";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Loading } from "./loading.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(part: { startAt?: number; stopAt?: number } = {}) {
  const props = stepProps();
  const texts = { progress: "Progress" };
  show(
    <Loading
      {...props}
      step={{ ...example<"loading">(yaml), ...part }}
      texts={texts}
      sections={{ heading: HeadingSection }}
    />,
  );
  const bar = screen.getByRole("progressbar", { name: "Progress" });
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return [bar.getAttribute("aria-valuenow"), (bar.firstElementChild as HTMLElement).style.width];
  };
  return { ...props, after };
}

test("one percent a tick, the same number for the eyes and for screen readers, and never above 100", () => {
  const { after } = wait();
  expect(after(0)).toEqual(["0", "0%"]);
  const [now, width] = after(1_520);
  expect(Number(now)).toBeGreaterThanOrEqual(49);
  expect(Number(now)).toBeLessThanOrEqual(50);
  expect(width).toBe(`${now}%`);
  expect(after(60_000)).toEqual(["100", "100%"]);
});

test("its lines take turns in equal shares, in a live region", () => {
  const { after } = wait();
  after(1_400);
  const said = () => document.querySelector("[aria-live=polite]")?.textContent;
  expect(said()).toBe("Looking through your answers");
  after(400);
  expect(said()).toBe("Choosing your first exercises");
  // What has passed can still be read.
  const [first] = screen.getAllByRole("listitem");
  expect([first?.textContent, first?.dataset.stage]).toEqual(["Looking through your answers", "done"]);
});

test("a part of a wait goes on where the one before it stopped, with what is done still ticked, and stops in its turn", () => {
  const { after } = wait({ startAt: 40, stopAt: 70 });
  const said = () => screen.getAllByRole("listitem").map(({ dataset }) => dataset.stage);
  expect(after(0)).toEqual(["40", "40%"]);
  expect(said()).toEqual(["now", "later"]);
  after(400);
  expect(said()).toEqual(["done", "now"]);
  expect(after(60_000)).toEqual(["70", "70%"]);
  expect(said()).toEqual(["done", "now"]);
});

test("decides nothing at the end", () => {
  const { after, onNext } = wait();
  after(10_000);
  expect(onNext).not.toHaveBeenCalled();
});

test("has one h1 whatever its sections say", () => {
  wait();
  expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual([
    "Making your plan",
  ]);
});
