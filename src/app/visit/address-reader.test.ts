// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { addressReader } from "./address-reader.ts";

afterEach(() => sessionStorage.clear());

test("knows what texts may show, and all of it for addresses, until another address says otherwise", () => {
  const read = () => addressReader("piano", ["name", "utm_source"]);
  expect(read()("?name=Ann&utm_source=spring_26&other=1")).toEqual({
    "query.name": "Ann",
    "given.query.name": "Ann",
    "given.query.utm_source": "spring_26",
  });
  expect(read()("")).toMatchObject({ "query.name": "Ann", "given.query.utm_source": "spring_26" });
  expect(read()("?utm_source=")).toEqual({ "query.name": "Ann", "given.query.name": "Ann" });
  expect(read()("?name=9")).toEqual({ "given.query.name": "9" });
});

test("hands on nothing that is longer than a parameter is", () => {
  expect(addressReader("piano", ["a", "b"])(`?a=${"x".repeat(201)}&b=${"1".repeat(200)}`)).toEqual({
    "given.query.b": "1".repeat(200),
  });
});
