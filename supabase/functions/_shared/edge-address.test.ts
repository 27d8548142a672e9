import { expect, test } from "vitest";
import { edgeAddress } from "./edge-address.ts";

const headers = new Headers({ "CF-Connecting-IP": "198.51.100.7", "X-Forwarded-For": "203.0.113.9, 192.0.2.44" });
const home = { isSupabase: false, connection: "10.0.0.1", trustedProxies: 0 };

test("on Supabase the address is the one that Cloudflare wrote", () => {
  expect(edgeAddress(headers, { ...home, isSupabase: true })).toBe("198.51.100.7");
});

test("anywhere else no header is believed but what proxies of ours have written", () => {
  expect(edgeAddress(headers, home)).toBe("10.0.0.1");
  expect(edgeAddress(headers, { ...home, trustedProxies: 1 })).toBe("192.0.2.44");
  expect(edgeAddress(headers, { ...home, connection: undefined })).toBe("unknown");
});

test("on Supabase without Cloudflare in front the caller chooses no address either", () => {
  expect(edgeAddress(new Headers({ "X-Forwarded-For": "203.0.113.9" }), { ...home, isSupabase: true })).toBe(
    "10.0.0.1",
  );
});
