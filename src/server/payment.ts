/** Who takes the money, as the settings say; undefined where nobody does. */
export { choosePayment as paymentOf } from "../../supabase/functions/_shared/choose-payment.ts";
