import type { TrackingEvent } from "../../../schema/funnel.types.ts";

/** An event as it is told: the definition's words, the figures of the moment, and nothing that a visitor wrote. */
export type ToldEvent = Pick<TrackingEvent, "event" | "to" | "content" | "contentId"> & {
  /** Shared with whoever else tells of the same. */
  readonly eventId: string;
  /** In whole units of the currency. */
  readonly value?: number;
  readonly currency?: string;
  /** Address of the page, without query and fragment. */
  readonly url: string;
  /** When it happened, in milliseconds. */
  readonly at: number;
  /** The order behind a purchase that was paid. Only our own backend hears of it. */
  readonly order?: { readonly session: string; readonly plan: string; readonly email: string };
};

/** Tells one receiver of an event; rejects if it cannot be told. */
export type SendEvent = (told: ToldEvent) => Promise<unknown>;
