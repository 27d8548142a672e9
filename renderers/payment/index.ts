/** How a purchase goes, on whatever page: the machine behind its buttons, and the dialogs and forms that it shows. */
export { EmailDialog } from "./email-dialog.tsx";
export { PaymentDialog } from "./payment-dialog.tsx";
export { Waiting } from "./payment-form/form-parts.tsx";
export { PaymentForm } from "./payment-form/payment-form.tsx";
export { usePurchase } from "./use-purchase.ts";
