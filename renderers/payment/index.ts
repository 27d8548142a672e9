/** Purchases on any page: the machine behind the buttons, and its dialogs and forms. */
export { EmailDialog } from "./email-dialog.tsx";
export { EmailForm } from "./email-form.tsx";
export { PaymentDialog } from "./payment-dialog.tsx";
export { Waiting } from "./payment-form/form-parts.tsx";
export { PaymentForm } from "./payment-form/payment-form.tsx";
export { expired, usePurchase } from "./use-purchase.ts";
