import { expect, test } from "vitest";
import { clientAddress, edgeAddress } from "./client-address.ts";

test("without a proxy of ours nobody is believed but the connection", () => {
  expect(clientAddress("::ffff:192.0.2.1", "203.0.113.9", 0)).toBe("192.0.2.1");
  expect(clientAddress(undefined, null, 0)).toBe("unknown");
});

test("with proxies of ours the entry that the outermost one added counts", () => {
  expect(clientAddress("10.0.0.1", "203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", "1.2.3.4, 203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2)).toBe("203.0.113.9");
});

test("what is no address is left out, and a chain that is too short gives its first", () => {
  expect(clientAddress("10.0.0.1", "nonsense", 1)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", "203.0.113.9", 3)).toBe("203.0.113.9");
});

test("a proxy that writes ports does not let the caller choose an address", () => {
  expect(clientAddress("10.0.0.1", "1.2.3.4, 203.0.113.9:5678", 1)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", "1.2.3.4, [2001:db8::1]:5678", 1)).toBe("2001:db8::1");
  expect(clientAddress("10.0.0.1", "1.2.3.4, unknown", 1)).toBe("10.0.0.1");
});

test.each([
  "256.1.1.1",
  "1.2.3",
  "1.2.3.4.5",
  "01.2.3.4x",
  "2001:db8::1::2",
  "2001:db8",
  ":",
  "fe80::1%eth0",
  "a/b::1",
])("%s is no address", (entry) => {
  expect(clientAddress("10.0.0.1", entry, 1)).toBe("10.0.0.1");
});

test.each(["255.255.255.255", "0.0.0.0", "::", "2001:DB8::1", "64:ff9b::192.0.2.1"])("%s is one", (entry) => {
  expect(clientAddress("10.0.0.1", entry, 1)).toBe(entry);
});

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
