import type { ServerFunnel } from "../../../../engine/views/index.ts";
import type { Context } from "../context/index.ts";

/**
 * Address of a receipt.
 *
 * @param receipt id of its step; null, or a step that the funnel has lost since, for the first receipt
 */
export const receiptUrl = (
  receipt: string | null,
  { settings, funnel }: Pick<Context, "settings" | "funnel">,
): string => `${settings.publicUrl}${furtherReceipt(receipt, funnel)?.path ?? funnel.receiptPath ?? "/"}`;

/** A receipt after the first, by the id of its step; undefined if the funnel has none of this id. */
export const furtherReceipt = (
  receipt: string | null | undefined,
  { furtherReceipts = {} }: Pick<ServerFunnel, "furtherReceipts">,
) => (receipt && Object.hasOwn(furtherReceipts, receipt) ? furtherReceipts[receipt] : undefined);
