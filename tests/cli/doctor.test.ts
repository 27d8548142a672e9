import { afterEach, describe, expect, it, vi } from "vitest";
import { runFunnel } from "./run-funnel.ts";

afterEach(() => vi.unstubAllEnvs());

describe("funnel doctor", { timeout: 60_000 }, () => {
  it.each([
    ["the one that FUNNEL names", [], "of-the-server.yaml"],
    ["the one that is named", ["my.yaml"], "my.yaml"],
  ])("looks at %s", (_, words, file) => {
    vi.stubEnv("FUNNEL", "of-the-server.yaml");
    expect(runFunnel("doctor", ...words)).toEqual({
      code: 2,
      out: "",
      err: `funnel: There is no file "${file}". Name the definition: funnel doctor FILE\n`,
    });
  });
});
