// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import type { SectionOf } from "../../contract.ts";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Help } from "./help.tsx";

afterEach(cleanup);

function ways(change: (section: SectionOf<"help">) => SectionOf<"help">, support?: string) {
  const { container } = show(<Help section={change(parse(yaml))} {...sectionProps()} />, {
    lookup: (name) => (name === "product.support" ? support : undefined),
  });
  return [...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
}

test("leads to the support address and to the chat", () => {
  expect(ways((section) => section, "help@example.com")).toEqual([
    ["Write", "mailto:help@example.com"],
    ["Talk", "https://chat.example.com"],
  ]);
});

test("offers no chat where none is set, and no mail without an address", () => {
  expect(ways(({ chat: _, ...section }) => section)).toEqual([]);
});
