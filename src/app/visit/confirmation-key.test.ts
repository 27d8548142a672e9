// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { storageInMemory } from "../../../renderers/testing/show.tsx";
import { confirmationKey } from "./confirmation-key.ts";

const key = "e".repeat(64);

const at = (address: string) => history.replaceState({ kept: true }, "", address);
beforeEach(() => at("/"));

test("the key leaves the address, and a reload finds it again", () => {
  const storage = storageInMemory();
  at(`/yes?utm_source=mail&confirm=${key}#top`);
  expect(confirmationKey(storage)).toBe(key);
  expect(location.href).toMatch(/\/yes\?utm_source=mail#top$/);
  expect(history.state).toEqual({ kept: true });
  expect(confirmationKey(storage)).toBe(key);
});

test.each([
  ["an address without one", "/yes", undefined],
  ["one that was cut off", `/yes?confirm=${key.slice(1)}`, undefined],
  ["another word", "/yes?confirm=yes", undefined],
])("%s has none", (_, address, expected) => {
  at(address);
  expect(confirmationKey(storageInMemory())).toBe(expected);
});

test("a newer link counts, and not the stored one", () => {
  const storage = storageInMemory({ confirm: key });
  at(`/yes?confirm=${"f".repeat(64)}`);
  expect(confirmationKey(storage)).toBe("f".repeat(64));
});

test("what a program has taken along behind the link is no part of it", () => {
  at(`/yes?confirm=${key}).`);
  expect(confirmationKey(storageInMemory())).toBe(key);
});

test("a link that was cut off takes the stored one from no other tab", () => {
  const storage = storageInMemory({ confirm: key });
  at("/yes?confirm=eee");
  expect(confirmationKey(storage)).toBe(undefined);
  at("/yes");
  expect(confirmationKey(storage)).toBe(key);
});
