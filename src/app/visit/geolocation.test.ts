import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { guessCountry } from "./geolocation.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** An endpoint on this machine that answers with a body. */
async function endpoint(body: string): Promise<string> {
  server = createServer((_, response) => response.end(body));
  await new Promise<void>((listening) => server?.listen(0, listening));
  return `http://localhost:${(server.address() as AddressInfo).port}/json`;
}

test("the country's code comes in small letters", async () => {
  expect(await guessCountry(await endpoint('{"country_code":"GB"}'))).toBe("gb");
});

test("nobody is asked where no endpoint is named", async () => {
  expect(await guessCountry(undefined)).toBeUndefined();
});

test.each([
  ["a wrong answer", '{"country_code":"<b>"}'],
  ["no JSON", "busy"],
])("%s gives none and throws nothing", async (_, body) => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  expect(await guessCountry(await endpoint(body))).toBeUndefined();
});

test("a dead endpoint is logged, not thrown", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => undefined);
  expect(await guessCountry("http://localhost:1/json")).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});
