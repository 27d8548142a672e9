import { expect, test } from "vitest";
import { cleanEmail } from "./email.ts";

test.each([
  "mailto:jane@x.com",
  "mailto:jane@x.com?subject=Your%20plan&cc=ben@x.com",
  "<MAILTO:jane@x.com?body=>",
  "Jane Doe <jane@x.com>",
  '"Doe, Jane" <jane@x.com>;',
  "Jane <mailto:jane@x.com>",
  "Jane ＜jane@x.com＞",
  "E-Mail: jane@x.com",
  "邮箱： jane@x.com",
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
  "jane＠x.com",
  "ｊａｎｅ＠ｘ．ｃｏｍ",
  "jane@x。com",
  "jane@x｡com。",
  "jane﹫x.com",
  "「jane＠x.com」、",
  "jane@x.com،",
  "jane@x.com؛",
  "jane@x.com۔",
  "（jane@x.com）",
  "\u3000jane@x.com\u3000",
  "\u200ejane@x.com\u200f",
  "\u202ajane@x.com\u202c",
  "\u2066jane@x.com\u2069",
  "\ufeffja\u200bne@\u2060x.c\u00adom",
])("of %j the address alone is kept", (text) => {
  expect(cleanEmail(text)).toBe("jane@x.com");
});

test.each([
  ["jane１２@x.com", "jane12@x.com"],
  ["jane١٢@x.com", "jane12@x.com"],
  ["jane۱۲@x.com", "jane12@x.com"],
  ["jane१२@x.com", "jane12@x.com"],
  ["ﬁona@oﬃce.com", "fiona@office.com"],
  ["İLKER@GMAİL.COM", "ILKER@GMAIL.COM"],
  ["ilker@gmaıl.com", "ilker@gmail.com"],
])("%j is read as %j", (text, address) => {
  expect(cleanEmail(text)).toBe(address);
});

test.each([
  "o'brien@x.com",
  "o´brien@x.com",
  "ผู้ใช้๑@ตัวอย่าง.ไทย",
  "çınar@örnek.com",
  "a\u202e@x.com",
  '"jane"@x.com',
  "{jane}@x.com",
  "jane+mailto:@x.com",
  "jane.doe@mail.x.com",
  "jane doe@x.com",
  "",
])("%j is left as it is", (text) => {
  expect(cleanEmail(text)).toBe(text);
});
