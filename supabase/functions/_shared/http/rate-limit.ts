import type { Context } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { HttpError } from "./http-error.ts";

/** A number of calls allowed in a window of seconds. */
export type Limit = { readonly calls: number; readonly seconds: number };

/**
 * For one address, which may be a whole office, hotel or mobile network: more than any crowd of people sends, yet few
 * enough that one address cannot keep the database busy by itself.
 */
export const crowd: Limit = { calls: 1200, seconds: 60 };

/**
 * Counts a call from the visitor's address and refuses it if there were too many.
 *
 * @param name name of the limit
 * @returns the number of calls from this address in this window, including this one
 * @throws HttpError 429 `too-many-requests`
 */
export const limitAddress = (name: string, limit: Limit, context: Context): Promise<number> =>
  limitCalls(name, networkOf(context.clientAddress), limit, context);

/**
 * The same for one visit or one payment session: more than a single visitor ever does, whoever shares the address.
 *
 * @param visit id id of the visitor
 */
export const limitVisit = (name: string, visit: string, limit: Limit, context: Context): Promise<number> =>
  limitCalls(`${name}:visit`, visit, limit, context);

/** Mails in a day to one address: enough for whoever corrects an answer, too few to be a nuisance to somebody else. */
const toOneAddress: Limit = { calls: 3, seconds: 86_400 };

/** Mails in a day that are asked for from one network, which may be that of a whole carrier. */
const fromOneNetwork: Limit = { calls: 500, seconds: 86_400 };

/**
 * Counts a mail to an address that anybody can have typed. What stands behind a plus leads to the same mailbox.
 *
 * @param sql the transaction that sends it
 * @returns whether it may be sent
 */
export async function mayMail(sql: Sql, address: string, context: Context): Promise<boolean> {
  const mailbox = address.toLowerCase().replace(/[+][^@]*(?=@)/, "");
  const counts = [
    await countCall("mail-to", mailbox, toOneAddress, context, sql),
    await countCall("mail-from", networkOf(context.clientAddress), fromOneNetwork, context, sql),
  ];
  return counts.every(({ isAllowed }) => isAllowed);
}

/**
 * Counts a file that is sent from the visitor's address, in a day. Many visitors may share the address.
 *
 * @throws HttpError 429 `too-many-requests`
 */
export const limitFiles = async (context: Context): Promise<unknown> =>
  limitCalls("file-from", networkOf(context.clientAddress), { calls: 300, seconds: 86_400 }, context);

async function limitCalls(name: string, who: string, limit: Limit, context: Context): Promise<number> {
  const { count, isAllowed, ends } = await countCall(name, who, limit, context);
  if (isAllowed) return count;
  const retryAfter = Math.max(1, Math.ceil(ends - context.now().getTime() / 1000));
  throw new HttpError(429, "too-many-requests", "Too many requests. Please wait a moment and try again.", {
    retryAfter,
  });
}

/**
 * Exact under concurrency, because one statement both counts and returns the count: of any number of simultaneous calls
 * exactly as many pass as the limit allows.
 *
 * @returns the calls in this window, including this one, and when the window ends in seconds of Unix time
 */
async function countCall(
  name: string,
  who: string,
  { calls, seconds }: Limit,
  context: Context,
  sql: Sql = context.db,
) {
  const window = Math.floor(context.now().getTime() / 1000 / seconds) * seconds;
  // An address is personal data, and an id gives access to what it names.
  const caller = await sha256(`${context.funnel.id}:${who}`);
  const bucket = `${name}:${caller.slice(0, 32)}`;
  const [row] = await sql.query<{ count: number }>(
    `insert into funnel.rate_limits as known (bucket, window_start, count, funnel_id, funnel_version, funnel_hash)
     values ($1, $2::timestamptz, 1, $3, $4, $5)
     on conflict (bucket, window_start) do update set count = known.count + 1
     returning count`,
    [bucket, new Date(window * 1000).toISOString(), ...versionColumns(context.funnel)],
  );
  const count = row?.count ?? 0;
  return { count, isAllowed: count <= calls, ends: window + seconds };
}

/**
 * Identifies a visitor for counting: an IPv4 address as it is, but only the first half of an IPv6 address, because
 * visitors can choose the second half.
 */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // An IPv4 address written as one of IPv6.
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** Longer than any limit's window, in milliseconds. */
const day = 86_400_000;

/** Deletes counts that no limit needs any more. */
export async function forgetCalls({ db, now }: Context): Promise<void> {
  const yesterday = new Date(now().getTime() - day).toISOString();
  await db.query("delete from funnel.rate_limits where window_start < $1::timestamptz", [yesterday]);
}

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
