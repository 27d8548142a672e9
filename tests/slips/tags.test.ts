import { test } from "vitest";
import { type Slip, saidAsBefore } from "./slips.ts";

/** Names of languages and countries. */
const tags: readonly Slip[] = [
  ...[
    "Español",
    "EN-us",
    "en_us",
    "pt br",
    "Klingon",
    "deutsch",
    "Romanian",
    "Yiddish",
    "DE",
    "yue-hk",
    "en-USA",
    "de at x",
    "x de-at",
  ].map((word) => ["language: en", `language: ${word}`] as const),
  ...["Spain", "España", "US", "Deutschland", "Yemen", "Atlantis", "UK", "XX", "USA", "Holland"].map(
    (land) => ["country: us", `country: ${land}`] as const,
  ),
];

test("which language or country was meant is said as before", () => {
  saidAsBefore("tags", tags);
});
