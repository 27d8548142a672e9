// @vitest-environment happy-dom
import { render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FallbackPage } from "./fallback-screens.tsx";

vi.mock("./message-screens.tsx", () => {
  throw new Error("There is no such file.");
});

test("where the screen for errors does not come either, the page says it in its own words", async () => {
  const fail = vi.fn();
  vi.stubGlobal("kernel", { fail });
  render(<FallbackPage error={new Error("What broke first")} reset={() => undefined} />);
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
});
