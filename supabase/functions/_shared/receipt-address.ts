import type { Context } from "./context.ts";

/**
 * Address of the page that a finished payment leads to.
 *
 * @param session the provider's id, or what the provider puts it in the place of
 */
export const receiptAddress = (session: string, { settings, funnel }: Pick<Context, "settings" | "funnel">): string =>
  `${settings.publicUrl}${funnel.receiptPath ?? "/"}?session_id=${session}`;
