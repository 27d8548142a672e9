import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "../../../../tests/any-character.ts";
import { sha256 } from "../http/index.ts";
import { normalEmail, normalPhone } from "./receivers.ts";

const name = fc.stringMatching(/^[a-zA-Z0-9._+-]{1,20}$/);
const address = fc.tuple(name, name).map(([local, domain]) => `${local}@${domain}.example`);

describe("what is hashed for advertising services", () => {
  test.each([
    // Meta, Conversions API reference, "Customer information parameters".
    ["John_Smith@gmail.com", normalEmail, "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
    ["1 (650)555-1212", normalPhone, "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176"],
    ["001 650 555 1212", normalPhone, "e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176"],
    // FIPS 180-4, example of one block.
    ["abc", (text: string) => text, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["", (text: string) => text, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ])("%s has the hash that its reference gives", async (text, normal, hash) => {
    expect(await sha256(normal(text))).toBe(hash);
  });

  test("is the same when it is made normal twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(normalEmail(normalEmail(text))).toBe(normalEmail(text));
        expect(normalPhone(normalPhone(text))).toBe(normalPhone(text));
      }),
    );
  });

  test("is the same whatever the case of an address and the spaces around it", () => {
    fc.assert(
      fc.property(address, fc.string({ unit: fc.constantFrom(" ", "\t", "\n") }), (email, space) => {
        expect(normalEmail(`${space}${email.toUpperCase()}${space}`)).toBe(normalEmail(email));
      }),
    );
  });
});
