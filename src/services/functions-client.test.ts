// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createFunctionsClient } from "./functions-client.ts";

const invoke = createFunctionsClient({ url: "https://backend.example", key: "public key" });
const call = (fetched: () => Promise<Response>) => {
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(fetched);
  return { fetching, answer: invoke("session-status", { sessionId: "cs_1" }) };
};

test("calls a function by name with JSON, with the public key, in a way that outlives the page, and gives its answer", async () => {
  const { fetching, answer } = call(async () => Response.json({ status: "open", paid: false }));
  expect(await answer).toEqual({ status: "open", paid: false });
  const [url, init] = fetching.mock.calls[0] ?? [];
  expect(String(url)).toBe("https://backend.example/functions/v1/session-status");
  expect(init).toMatchObject({ method: "POST", keepalive: true, body: '{"sessionId":"cs_1"}' });
  expect(new Headers(init?.headers).get("apikey")).toBe("public key");
});

test("a call too large to outlive its page, in bytes, is made all the same", async () => {
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  for (const wording of ["a".repeat(30_000), "答".repeat(30_000)])
    await invoke("consent", { visitId: "visit", purpose: "tracking", isGiven: true, wording });
  expect(fetching.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test("a refusal keeps its code and its status", async () => {
  const error = { code: "unknown-plan", message: "No such plan." };
  const refused = { ...error, status: 400 };
  await expect(call(async () => Response.json({ error }, { status: 400 })).answer).rejects.toMatchObject(refused);
});

test("a refusal keeps the page that it leads to", async () => {
  const error = { code: "already-paid", message: "Paid.", returnUrl: "https://quiz.example/thanks" };
  const { answer } = call(async () => Response.json({ error }, { status: 409 }));
  await expect(answer).rejects.toMatchObject({ ...error, status: 409 });
});

test("an error without a code is our own, and no answer is unreachable", async () => {
  await expect(call(async () => new Response("<h1>", { status: 502 })).answer).rejects.toMatchObject({
    code: "internal",
    status: 502,
  });
  await expect(call(() => Promise.reject(new TypeError("down"))).answer).rejects.toMatchObject({
    code: "unreachable",
    status: undefined,
  });
});

test.each([
  ["text/html", "<!doctype html>"],
  ["application/json", "null"],
  ["application/json", '"yes"'],
])("an answer of type %s that says %s, as from a host without functions, is a failure", async (type, text) => {
  const { answer } = call(async () => new Response(text, { headers: { "Content-Type": type } }));
  await expect(answer).rejects.toMatchObject({ code: "internal" });
});

test("an answer that does not come within 15 seconds is unreachable", async () => {
  vi.useFakeTimers();
  const hanging = vi.spyOn(globalThis, "fetch").mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  );
  const refused = expect(invoke("session-status", { sessionId: "cs_1" })).rejects.toMatchObject({
    code: "unreachable",
  });
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;
  expect(hanging).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
