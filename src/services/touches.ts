import type { FunnelStorage } from "./storage.ts";

/** A visit that led to the funnel: when, on which page, from which host, with which parameters of an advertisement. */
export type Touch = Readonly<Record<string, string>>;

/** The first and the last touch of a visitor. */
export type Touches = { readonly first: Touch; readonly last: Touch };

type Memory = Pick<FunnelStorage, "read" | "write">;

/** The page that a visit began on. */
type Landing = {
  /** Whole address of the document. */
  readonly address: string;
  /** Address of the page with the link; empty if unknown. */
  readonly referrer: string;
  /** Milliseconds. */
  readonly now: number;
  /** When the document was opened, in milliseconds: however often it is asked, it is one visit. */
  readonly opened?: number;
};

/** How long touches are kept, in milliseconds: 90 days. */
const kept = 90 * 24 * 3_600_000;

/**
 * Remembers where the visitor came from: the first touch, and the last one that was an advertisement or another site.
 * Without either, a visit counts only if nothing is known yet.
 */
export function rememberTouch(storage: Memory, { address, referrer, now, opened = now }: Landing): void {
  const { pathname, searchParams, host } = new URL(address);
  const from = hostOf(referrer);
  const parameters = [...searchParams].map(([name, value]) => [name, plain(value)] as const);
  const campaign = Object.fromEntries(
    [...new Map(parameters.filter(([name, value]) => isCampaign(name) && value))].slice(0, mostParameters),
  );
  const came = { ...campaign, ...(from && from !== host && { referrer: from }) };
  const known = touchesOf(storage, now);
  if (known && (Object.keys(came).length === 0 || Date.parse(known.last.at ?? "") >= opened)) return;
  const touch: Touch = { at: new Date(now).toISOString(), landing: plain(pathname), ...came };
  storage.write("touches", { first: known?.first ?? touch, last: touch });
}

/** Remembers where the visitor came from, by the address that this document was opened with: steps change it afterwards. */
export function rememberLanding(storage: Memory): void {
  // The build draws pages, too, where nobody comes from anywhere.
  if (typeof document === "undefined") return;
  const address = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  rememberTouch(storage, {
    address,
    referrer: document.referrer,
    now: Date.now(),
    opened: performance.timeOrigin,
  });
}

/** What is remembered. Never throws: anything else than touches of the last 90 days is none. */
export function touchesOf(storage: Memory, now: number): Touches | undefined {
  const stored = storage.read("touches");
  if (typeof stored !== "object" || stored === null) return undefined;
  const { first, last } = stored as Readonly<Record<string, unknown>>;
  const known = [first, last].filter(isTouch).filter(({ at = "" }) => now - Date.parse(at) < kept);
  const [one, other = one] = known;
  return one && other && { first: one, last: other };
}

const isCampaign = (name: string) => /^(utm_[a-z_]{1,30}|gclid|fbclid|ttclid|msclkid)$/.test(name);

/** The backend keeps 40 texts of a touch, three of which are no parameters. */
const mostParameters = 37;

/** Short, and without characters that no database keeps, such as half of one that the cut has parted. */
const plain = (text: string) => text.slice(0, 300).replace(/\p{Cc}|\p{Surrogate}|\p{Bidi_Control}/gu, "");

function hostOf(address: string): string | undefined {
  return /:\/\/([^/?#]+)/.exec(address)?.[1];
}

function isTouch(value: unknown): value is Touch {
  return (
    typeof value === "object" &&
    value !== null &&
    "at" in value &&
    Object.values(value).every((text) => typeof text === "string")
  );
}
