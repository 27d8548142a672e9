// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  cleanup();
  vi.doUnmock("./message-screens.tsx");
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("where the screen for errors does not come either, the page says it in its own words", async () => {
  const fail = vi.fn();
  vi.stubGlobal("kernel", { fail });
  // Other tests have fetched that screen.
  vi.resetModules();
  vi.doMock("./message-screens.tsx", () => {
    throw new Error("There is no such file.");
  });
  const { FallbackPage } = await import("./fallback-screens.tsx");
  render(<FallbackPage error={new Error("What broke first")} reset={() => undefined} />);
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
});
