import { expect, test } from "vitest";
import { byPath, isSamePath, isWithin, type Path, pathKey } from "./index.ts";

const label: Path = ["steps", "age", "options", 1, "label"];

test("two paths lead to the same place if all their keys are the same, in the same order", () => {
  expect(isSamePath(label, [...label])).toBe(true);
  expect(isSamePath(["steps", "age", "options", 10, "label"], label)).toBe(false);
  expect(isSamePath(["steps", "ageoptions"], ["steps", "age", "options"])).toBe(false);
  expect(isSamePath(label, label.slice(0, 4))).toBe(false);
  expect(new Set([label, [...label], ["steps"]].map(pathKey)).size).toBe(2);
});

test("a place is within itself and whatever it is in, and in nothing beside that", () => {
  for (const place of [[], ["steps", "age"], label]) expect(isWithin(label, place)).toBe(true);
  for (const place of [
    ["steps", "weight"],
    ["steps", "age", "options", 0],
    [...label, "text"],
  ])
    expect(isWithin(label, place)).toBe(false);
});

test("of several things at one place the last is found", () => {
  const at = byPath([
    { path: label, name: "first" },
    { path: ["steps"], name: "other" },
    { path: [...label], name: "last" },
  ]);
  expect(at(label)?.name).toBe("last");
  expect(at(["steps"])?.name).toBe("other");
  expect(at(["steps", "age"])).toBeUndefined();
});
