import { expect, test } from "vitest";
import { cleanEmail } from "./email.ts";

test.each([
  "mailto:jane@x.com",
  "MAILTO:jane@x.com",
  "<jane@x.com>",
  "<mailto:jane@x.com>;",
  "“jane@x.com”",
  "„jane@x.com“,",
  "«jane@x.com»",
  '"jane@x.com"',
  "'jane@x.com'.",
  '"<jane@x.com>",',
  "(jane@x.com)",
  "[jane@x.com]",
  " jane@x.com, ",
  "jane@x.com; ",
  "\u00a0jane@x.com.\n",
])("of %j the address alone is kept", (text) => {
  expect(cleanEmail(text)).toBe("jane@x.com");
});

test.each([
  "o'brien@x.com",
  '"jane"@x.com',
  "{jane}@x.com",
  "jane+mailto:@x.com",
  "jane.doe@mail.x.com",
  "jane doe@x.com",
  "",
])("%j is left as it is", (text) => {
  expect(cleanEmail(text)).toBe(text);
});
