import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailOfToken } from "./email-of-token.ts";

const base64url = (text: string) => Buffer.from(text).toString("base64url");
const jwt = (payload: unknown) => `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify(payload))}.signature`;

describe("the e-mail of a token", () => {
  test("is what its base64url says", () => {
    expect(emailOfToken(` ${base64url("ada@example.com")} `)).toBe("ada@example.com");
  });

  test("is the email claim of a JWT", () => {
    expect(emailOfToken(jwt({ sub: 7, email: "ada@example.com" }))).toBe("ada@example.com");
  });

  test.each([
    ["nothing", "   "],
    ["no address", base64url("ada")],
    ["markup", base64url("<svg onload=alert(1)>@example.com")],
    ["no base64", "%%%"],
    ["a JWT without the claim", jwt({ sub: 7 })],
    ["a claim that is no text", jwt({ email: { toString: "x" } })],
    ["broken UTF-8", Buffer.from([0xff, 0xfe, 0x40]).toString("base64url")],
    ["more than 512 characters", base64url(`${"a".repeat(500)}@example.com`)],
  ])("is none for %s", (_, token) => {
    expect(emailOfToken(token)).toBeUndefined();
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string(), (token) => void emailOfToken(token)));
  });
});
