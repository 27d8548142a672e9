import { join } from "node:path";
import { expect, test } from "vitest";
import {
  backendOf,
  countsVisitors,
  legalOf,
  serverFunnelOf,
  siteOf,
  trackingOf,
  viewOf,
} from "../../engine/views/index.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const pottery = readFunnel("tests/views/pottery.yaml");

test.each([
  ["every page", () => siteOf(pottery)],
  ["the pages of its steps", () => Object.keys(pottery.steps).map((id) => viewOf(pottery, id))],
  ["the legal dialog", () => legalOf(pottery)],
  ["the server", () => serverFunnelOf(pottery, "0123456789abcdef")],
  ["advertising services", () => trackingOf(pottery)],
  ["a page that sends something", () => backendOf(pottery, {}, "0123456789abcdef")],
])("of a definition, %s gets what it got before", (name, view) => {
  const file = join(import.meta.dirname, `${name.replaceAll(" ", "-")}.txt`);
  expectGolden(file, `${JSON.stringify(view(), null, 2)}\n`);
});

test("a step that there is not has no page", () => {
  expect(() => viewOf(pottery, "glaze")).toThrow('No step "glaze" in this definition');
});

test("where a page sends something is for the environment to say", () => {
  const elsewhere = { SUPABASE_URL: "https://api.pottery.internal", SUPABASE_ANON_KEY: "public", FUNCTIONS: " none " };
  expect(backendOf(pottery, elsewhere)).toMatchObject({
    url: "https://api.pottery.internal",
    key: "public",
    hasNoFunctions: true,
    definition: { hash: "" },
  });
});

test("visitors are counted where the definition asks for it and functions can, at every step and by every variant", () => {
  const counting = { ...pottery, countVisitors: true, experiments: { headline: ["short", "long"] } };
  expect(serverFunnelOf(counting, "").counted).toEqual({
    steps: Object.keys(pottery.steps),
    variants: { headline: ["short", "long"] },
  });
  expect(serverFunnelOf(pottery, "").counted).toBeUndefined();
  expect([countsVisitors(counting, {}), countsVisitors(pottery, {})]).toEqual([true, false]);
  expect(countsVisitors(counting, { FUNCTIONS: "none" })).toBe(false);
});
