// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { askField } from "../../testing/field.tsx";
import { EmailField } from "./email.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

test("takes an address with what was copied with it, and shows the keyboard for one", () => {
  const { type, kept } = askField(EmailField, yaml);
  const input = screen.getByLabelText<HTMLInputElement>("Your email");
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(["email", "email", "email"]);
  type(input, "<mailto:ada@example.com>,");
  expect(kept()).toEqual({ value: "ada@example.com" });
});

test.each(["ada＠example．com", "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada＠example。com", "\u202aada@example.com\u202c"])(
  "reads %j as the plain address",
  (typed) => {
    expect(askField(EmailField, yaml, {}, { typed }).kept()).toEqual({ value: "ada@example.com" });
  },
);

test.each([
  "ada",
  "ada@example",
  "a b@example.com",
  "<svg/onload=x>@e.com",
  "a\u202e@example.com",
  `${"a".repeat(9_990)}@example.com`,
])("refuses %j", (typed) => {
  expect(askField(EmailField, yaml, {}, { typed }).kept()).toEqual({ problem: "invalidEmail" });
});
