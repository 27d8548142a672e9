import { expect, test, vi } from "vitest";
import { createOverlays } from "./overlays.ts";

test("what a page says in its own place, and its problems, are not carried to the next one", () => {
  vi.useFakeTimers();
  const { actor, notify } = createOverlays();
  const shown = () => actor.getSnapshot().context.notices.map(({ title }) => title);
  notify({ title: "Your account is ready", tone: "success", isSaid: true });
  notify({ title: "No connection", tone: "danger" });
  expect(shown()).toEqual(["Your account is ready", "No connection"]);
  actor.send({ type: "leave" });
  expect(shown()).toEqual([]);
  notify({ title: "Sent", tone: "success" });
  actor.send({ type: "leave" });
  expect(shown()).toEqual(["Sent"]);
  vi.runAllTimers();
  expect(shown()).toEqual([]);
  vi.useRealTimers();
});
