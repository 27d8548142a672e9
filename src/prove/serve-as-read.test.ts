import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { isConfigured } from "../../supabase/functions/_shared/outbox/index.ts";
import { shippedFunnel } from "../../supabase/testing/funnels/funnels.ts";
import { serveAsRead } from "./serve-as-read.ts";
import { forProof } from "./serve-funnel.ts";

const [first, second] = [{ hash: "one" }, { hash: "two" }];
const built = (from: typeof first) => ({ origin: "", ...from, mails: { textTo: vi.fn() }, stop: vi.fn() });

test("a funnel that is saved while it is built is read and built again", async () => {
  const stale = built(second);
  const fresh = built(second);
  const read = vi.fn().mockReturnValueOnce(first).mockReturnValue(second);
  const serve = vi.fn().mockResolvedValueOnce(stale).mockResolvedValue(fresh);
  const onSaved = vi.fn();
  expect(await serveAsRead(read, serve, onSaved)).toEqual({ read: second, served: fresh });
  expect([onSaved, stale.stop, fresh.stop].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);
});

test("one that was saved with a mistake meanwhile ends as if it had been read so", async () => {
  const read = vi.fn().mockReturnValueOnce(first).mockReturnValue(1);
  expect(await serveAsRead(read, () => Promise.reject(new Error("The funnel cannot be built")), vi.fn())).toBe(1);
  const mended = vi.fn().mockReturnValueOnce(first).mockReturnValue(second);
  const serve = vi.fn().mockRejectedValueOnce(new Error("The funnel cannot be built")).mockResolvedValue(built(second));
  expect(await serveAsRead(mended, serve, vi.fn())).toMatchObject({ read: second });
});

test("a build that fails of itself, and a funnel that is saved all the time, are told", async () => {
  const fails = () => Promise.reject(new Error("The funnel cannot be built"));
  await expect(serveAsRead(() => first, fails, vi.fn())).rejects.toThrow("The funnel cannot be built");
  const other = built(second);
  await expect(
    serveAsRead(
      () => first,
      async () => other,
      vi.fn(),
    ),
  ).rejects.toThrow("during each of several builds");
  expect(other.stop).toHaveBeenCalledTimes(5);
});

test("made-up contacts are sent to nobody, whatever service the definition names", () => {
  const folder = mkdtempSync(join(tmpdir(), "funnel-served-"));
  const file = join(folder, "funnel.json");
  const funnel = { ...shippedFunnel(), leadWebhook: "https://automation.internal/leads" };
  const isSent = (of: typeof funnel) => isConfigured("lead-webhook", { funnel: of, settings: settingsOf({}) });
  writeFileSync(file, JSON.stringify(funnel));
  expect(isSent(funnel)).toBe(true);
  expect(forProof(file)).toBe(funnel.hash);
  const served = JSON.parse(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  expect(isSent(served)).toBe(false);
  expect({ ...served, leadWebhook: funnel.leadWebhook }).toEqual(JSON.parse(JSON.stringify(funnel)));
});
