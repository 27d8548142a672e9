import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findFile } from "./find-file.ts";
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
    written("");
    expect(readText(join(folder, "nothing.yaml"))).toEqual({ failure: "missing", beside: ["file.yaml"] });
    expect(readText(join(folder, "none", "nothing.yaml"))).toEqual({ failure: "missing", beside: [] });
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
  it("that lies in a folder of another name tells where one of its own name is", () => {
    mkdirSync(join(folder, "images", "small"), { recursive: true });
    writeFileSync(join(folder, "images", "small", "photo.png"), "");
    const beside = ["../../images/small/photo.png"];
    expect(findFile(join(folder, "iamges", "small", "photo.png"))).toEqual({ found: false, beside });
    expect(readText(join(folder, "iamges", "small", "photo.png"))).toEqual({ failure: "missing", beside });
    expect(findFile(join(folder, "images", "samll", "photo.png"))).toMatchObject({ beside: ["../small/photo.png"] });
    rmSync(join(folder, "images"), { recursive: true });
  });

  it("takes neither a folder nor nothing for one", () => {
    expect(findFile(written("x"))).toEqual({ found: true, bytes: 1 });
    expect(findFile(folder)).toMatchObject({ found: false });
    expect(findFile(join(folder, "nothing"))).toEqual({ found: false, beside: ["file.yaml"] });
    expect(findFile(join(folder, "none", "nothing"))).toEqual({ found: false, beside: [] });
    expect(findFile("a\0b")).toMatchObject({ found: false });
  });
});
