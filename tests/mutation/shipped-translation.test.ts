import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checked } from "./checked.ts";
import { expectFound } from "./expect-found.ts";
import { shipped } from "./shipped.ts";

const { "funnel.yaml": original = "", "funnel.de.yaml": file = "" } = shipped;

expectFound("the shipped translation", [file]);

describe("the shipped translation", () => {
  it("has no problem but those of the funnel that it translates", async () => {
    const rulesIn = async (path: string) => checked(path, await readFile(path, "utf8")).map(({ rule }) => rule);
    expect((await rulesIn(file)).sort()).toEqual((await rulesIn(original)).sort());
  });
});
