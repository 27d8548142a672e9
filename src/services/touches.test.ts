import { parse } from "valibot";
import { expect, test } from "vitest";
import { storageInMemory } from "../../renderers/testing/show.tsx";
import { touches } from "../../supabase/functions/_shared/http/index.ts";
import { rememberTouch, touchesOf } from "./touches.ts";

const noon = Date.UTC(2026, 10, 1, 12);
const day = 24 * 3_600_000;
const at = (now: number) => new Date(now).toISOString();
const ad = "https://club.internal/?utm_source=news&utm_campaign=spring&gclid=abc&name=Ann";

/** What is known after visits: the address each began on, the page with the link, the day. */
function after(...visits: readonly (readonly [address: string, referrer?: string, day?: number])[]) {
  const storage = storageInMemory();
  let now = noon;
  for (const [address, referrer = "", days = 0] of visits) {
    now = noon + days * day;
    rememberTouch(storage, { address, referrer, now });
  }
  return touchesOf(storage, now);
}

test("remembers the parameters of an advertisement, the page, and the host with the link, and no other parameter", () => {
  const touch = { at: at(noon), landing: "/", utm_source: "news", utm_campaign: "spring", gclid: "abc" };
  expect(after([ad])).toEqual({ first: touch, last: touch });
  expect(after([ad, "https://search.internal/find?q=secret"])?.first).toEqual({
    ...touch,
    referrer: "search.internal",
  });
});

test("keeps the first touch, and as the last one whichever came by an advertisement or a link", () => {
  const visits = after([ad], ["https://club.internal/age", "https://blog.internal/post", 2]);
  expect(visits?.first.utm_source).toBe("news");
  expect(visits?.last).toEqual({ at: at(noon + 2 * day), landing: "/age", referrer: "blog.internal" });
});

test("counts a document once, however many of its steps ask, and the next document again", () => {
  const storage = storageInMemory();
  for (const [now, opened] of [
    [1, 0],
    [2, 0],
    [5, 4],
    [6, 4],
  ] as const)
    rememberTouch(storage, { address: ad, referrer: "", now: noon + now, opened: noon + opened });
  const touches = touchesOf(storage, noon + 9);
  expect([touches?.first.at, touches?.last.at]).toEqual([at(noon + 1), at(noon + 5)]);
});

test("neither a page of its own nor an address that was typed takes anything over", () => {
  const typed = after(["https://club.internal/"], ["https://club.internal/offer", "https://club.internal/age", 1]);
  expect(typed?.last).toEqual({ at: at(noon), landing: "/" });
  expect(after([ad], ["https://club.internal/", "", 3])?.last.utm_source).toBe("news");
});

test("forgets after 90 days", () => {
  expect(after([ad], ["https://club.internal/age", "", 89])?.first.utm_source).toBe("news");
  expect(after([ad], ["https://club.internal/age", "", 90])?.first).toEqual({
    at: at(noon + 90 * day),
    landing: "/age",
  });
});

test("keeps no characters that a database does not keep, and no endless texts", () => {
  const { first = {} } =
    after([`https://club.internal/?utm_source=a%00%E2%80%AEb&utm_term=${"x".repeat(5_000)}`]) ?? {};
  expect([first.utm_source, first.utm_term?.length]).toEqual(["ab", 300]);
});

test("what is remembered is what the backend keeps: no half of a character, and no endless list of parameters", () => {
  const many = Array.from(
    { length: 60 },
    (_, number) => `utm_${String.fromCharCode(97 + (number % 26)).repeat(1 + number / 26)}=x`,
  );
  const { first = {}, last = {} } =
    after([`https://club.internal/?utm_source=${"x".repeat(299)}😀&${many.join("&")}`]) ?? {};
  expect(first.utm_source).toBe("x".repeat(299));
  expect(parse(touches, { first, last })).toEqual({ first, last });
});

test.each([
  [[]],
  ["text"],
  [7],
  [{ first: 1 }],
  [{ first: { at: 3 } }],
  [{ first: { at: "never" } }],
  [{ last: null }],
])("%j in the storage is nothing known", (stored) => {
  expect(touchesOf(storageInMemory({ touches: stored }), noon)).toBeUndefined();
});
