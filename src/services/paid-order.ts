import type { Settled } from "../../renderers/shop.ts";

/** An order as the backend tells of it once it has seen the payment. */
export type PaidOrder = Omit<Settled, "isPaid" | "hasAccount"> & {
  /** Shared by every event that tells of this purchase. */
  readonly eventId?: string;
};
