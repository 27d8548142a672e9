import type { KeyboardEvent } from "react";

type Step = (at: number, last: number) => number;

const back: Step = (at, last) => (at > 0 ? at - 1 : last);
const forth: Step = (at, last) => (at < last ? at + 1 : 0);

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: back,
  ArrowLeft: back,
  ArrowDown: forth,
  ArrowRight: forth,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves focus among the items of a group with arrows, Home and End, and does nothing else: focus never chooses.
 *
 * @param event a key pressed in the group, which is its currentTarget
 * @param role of the items
 * @returns the item that now has the focus; undefined if the key has no effect
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, role: "radio" | "tab"): HTMLElement | undefined {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
  const at = items.findIndex((item) => item.contains(event.target as Node)); // key events come from nodes
  const item = items[step(at, items.length - 1)];
  event.preventDefault();
  item?.focus();
  return item;
}
