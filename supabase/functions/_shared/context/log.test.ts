import { expect, test } from "vitest";
import { problemOf } from "./log.ts";

test.each([
  ["a full disk", Object.assign(new Error("could not extend file"), { name: "error", code: "53100" }), "error 53100"],
  [
    "a receiver without an address",
    new TypeError("fetch failed", { cause: Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }) }),
    "TypeError ENOTFOUND",
  ],
  [
    "an expired certificate",
    new TypeError("fetch failed", { cause: Object.assign(new Error("expired"), { code: "CERT_HAS_EXPIRED" }) }),
    "TypeError CERT_HAS_EXPIRED",
  ],
  ["an error without a code", new RangeError("ann@example.com"), "RangeError"],
  ["a code that is a text", Object.assign(new Error(), { code: "Ann Example" }), "Error"],
  ["what is no error", "ann@example.com", "string"],
])("%s is told by name and code, never by its text", (_, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
