import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fileExists } from "./file-exists.ts";
import { readText } from "./read-text.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(bytes: string | Uint8Array): string {
  const file = join(folder, "file.yaml");
  writeFileSync(file, bytes);
  return file;
}

describe("reading a text", () => {
  it("gives the text of a file", () => {
    expect(readText(written("näme: 😀\n"))).toEqual({ text: "näme: 😀\n" });
  });

  it("says why there is none", () => {
    expect(readText(join(folder, "nothing.yaml"))).toEqual({ failure: "missing" });
    expect(readText(folder)).toEqual({ failure: "directory" });
    expect(readText("/dev/null")).toEqual({ failure: "unreadable" });
    expect(readText("a\0b")).toEqual({ failure: "unreadable" });
    expect(readText(written("x".repeat(5_000_000)))).toEqual({ failure: "too-large" });
  });

  it("says where the first byte is that is no text, in columns of letters as editors count them", () => {
    const bytes = Buffer.concat([Buffer.from("one\ntwo: 😀\uFFFD"), Buffer.from([0xc3]), Buffer.from(" x\n")]);
    expect(readText(written(bytes))).toEqual({ failure: "not-utf8", line: 2, column: 9 });
  });
});

describe("asking for a file", () => {
  it("takes neither a folder nor nothing for one", () => {
    expect(fileExists(written("x"))).toBe(true);
    expect(fileExists(folder)).toBe(false);
    expect(fileExists(join(folder, "nothing"))).toBe(false);
    expect(fileExists("a\0b")).toBe(false);
  });
});
