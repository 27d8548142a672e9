// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { ButtonSection } from "./button.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

test("one that leads to the plans does not go on", () => {
  const props = sectionProps();
  show(<ButtonSection {...props} section={parse(yaml)} problem="The card was refused" />);
  fireEvent.click(screen.getByRole("button", { name: "See the plans" }), { detail: 1 });
  expect([props.onShowPlans.mock.calls.length, props.onNext.mock.calls.length]).toEqual([1, 0]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("one that goes on says why that did not work", () => {
  const { onNext, ...rest } = sectionProps();
  const section = { ...parse(yaml), action: "next" };
  show(<ButtonSection {...rest} onNext={onNext} section={section} problem="The card was refused" />);
  fireEvent.click(screen.getByRole("button", { name: "See the plans" }), { detail: 1 });
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert").textContent).toBe("The card was refused");
});

test.each([
  ["next", 1],
  ["plans", 0],
  ["skip", 0],
] as const)("one with the action %s is marked as the main one of its page %i times", (action, times) => {
  const { container } = show(<ButtonSection {...sectionProps()} section={{ ...parse(yaml), action }} />);
  expect(container.querySelectorAll(":scope > [data-sells]")).toHaveLength(times);
});

test("one that skips a purchase goes on without it", () => {
  const props = sectionProps();
  show(<ButtonSection {...props} section={{ ...parse(yaml), action: "skip" }} />);
  fireEvent.click(screen.getByRole("button", { name: "See the plans" }), { detail: 1 });
  expect([props.onSkip.mock.calls.length, props.onNext.mock.calls.length]).toEqual([1, 0]);
});

test("while a purchase is under way it says so, and waits", () => {
  const { onNext, ...rest } = sectionProps();
  const section = { ...parse(yaml), action: "next" };
  show(<ButtonSection {...rest} onNext={onNext} section={section} busy="Processing..." />);
  fireEvent.click(screen.getByRole("button", { name: "Processing..." }), { detail: 1 });
  expect(onNext).not.toHaveBeenCalled();
});

test("a sticky one waits out of sight until no other call to action is in view", () => {
  const props = sectionProps();
  const stop = vi.fn();
  props.calls.watch.mockReturnValue(stop);
  const { container, unmount } = show(<ButtonSection {...props} section={{ ...parse(yaml), sticky: true }} />);
  const isAway = () => container.querySelector("[data-away]") !== null;
  const tell = (isInView: boolean) => act(() => props.calls.watch.mock.lastCall?.[0](isInView));
  expect(isAway()).toBe(true);
  tell(false);
  expect(isAway()).toBe(false);
  tell(true);
  expect(isAway()).toBe(true);
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
