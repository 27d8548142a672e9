// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { partBytes } from "../../../engine/fields/index.ts";
import { BackendError } from "../invoke.ts";
import { sendFile } from "./send-file.ts";

const field = { id: "cv", accept: ["pdf"], maxSize: 1 } as const;
const pdf = (size: number) => new File([`%PDF-1.7${"A".repeat(size - 8)}`], "cv.pdf", { type: "application/pdf" });

type Sent = { readonly part: number; readonly data: string; readonly fileId: string };

/** Sends a file to a server that answers each part as the test says. */
function send(file: File, answer: (sent: Sent, call: number) => Promise<unknown> = async () => ({ kept: true })) {
  const calls: Sent[] = [];
  const invoke = vi.fn(async (_: string, body: Sent) => {
    calls.push(body);
    return answer(body, calls.length);
  });
  const shares: number[] = [];
  const stop = new AbortController();
  const onProgress = (share: number) => void shares.push(share);
  const waits: number[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  const result = sendFile(invoke as never, { file, field, onProgress, stop: stop.signal }, pause);
  return { result, calls, shares, waits, stop, invoke };
}

test("a file goes in parts, the first one ahead, and its share grows", async () => {
  const { result, calls, shares, invoke } = send(pdf(partBytes * 3 + 5));
  expect(await result).toEqual({ id: calls[0]?.fileId, name: "cv.pdf" });
  expect(calls.map(({ part }) => part).sort()).toEqual([0, 1, 2, 3]);
  expect(calls[0]?.part).toBe(0);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(new Set(calls.map(({ fileId }) => fileId)).size).toBe(1);
  expect(invoke.mock.calls[0]).toMatchObject(["upload", { field: "cv", name: "cv.pdf", size: partBytes * 3 + 5 }]);
  const whole = [...calls].sort((a, b) => a.part - b.part).map(({ data }) => atob(data));
  expect(whole.join("")).toBe(await pdf(partBytes * 3 + 5).text());
});

test("a part that a connection or a busy server has lost is sent again", async () => {
  const lost = [new BackendError("unreachable", ""), new BackendError("internal", "", 500), undefined];
  const { result, calls, waits } = send(pdf(40), async (_, call) => {
    const error = lost[call - 1];
    if (error) throw error;
    return { kept: true };
  });
  expect(await result).toMatchObject({ name: "cv.pdf" });
  expect([calls.length, waits]).toEqual([3, [1_000, 3_000]]);
});

test("a connection that stays away is told after four tries", async () => {
  const { result, calls, waits } = send(pdf(40), () => Promise.reject(new BackendError("unreachable", "")));
  expect(await result).toEqual({ refused: "failed" });
  expect([calls.length, waits]).toEqual([4, [1_000, 3_000, 8_000]]);
});

test.each([
  ["wrong-kind", 400, "kind"],
  ["file-too-large", 413, "size"],
  ["no-such-field", 403, "failed"],
])("what the server refuses as %s is not sent again", async (code, status, refused) => {
  const { result, calls } = send(pdf(40), () => Promise.reject(new BackendError(code, "", status)));
  expect(await result).toEqual({ refused });
  expect(calls).toHaveLength(1);
});

test("a file that is not what its name says, and one that is too large, are not sent at all", async () => {
  const fake = send(new File(["hello"], "cv.pdf", { type: "application/pdf" }));
  expect(await fake.result).toEqual({ refused: "kind" });
  const large = send(pdf(1_048_577));
  expect(await large.result).toEqual({ refused: "size" });
  const empty = send(new File([], "cv.pdf"));
  expect(await empty.result).toEqual({ refused: "kind" });
  expect([...fake.calls, ...large.calls, ...empty.calls]).toEqual([]);
});

test("a file that is not wanted any more stops", async () => {
  const { result, calls, stop } = send(pdf(partBytes * 4), async () => {
    stop.abort();
    return { kept: true };
  });
  expect(await result).toEqual({ refused: "failed" });
  expect(calls).toHaveLength(1);
});
