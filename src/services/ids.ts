import type { FunnelStorage } from "./storage.ts";

/** A random UUID (RFC 9562, version 4). Also works on pages without https, where `crypto.randomUUID` is missing. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Whether a stored value is an id in the format of `uuid`. The backend refuses others. */
export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Ids for storages that may keep nothing: these last as long as the page. */
const made = new WeakMap<FunnelStorage, string>();

/** The id of this browser's visits. It says nothing about the visitor, and is created when first needed. */
export function visitId(storage: FunnelStorage): string {
  const stored = storage.read("visit");
  if (isUuid(stored)) return stored;
  const id = made.get(storage) ?? uuid();
  made.set(storage, id);
  storage.write("visit", id);
  return id;
}
