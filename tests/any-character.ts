import fc from "fast-check";

/** Any character of Unicode. What fast-check calls "binary" is the same, and takes a second before the first one. */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));
