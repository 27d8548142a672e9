/** Fetches the form of each provider. */
export const formCode = {
  stripe: () => import("./stripe-form.tsx").then(({ StripeForm }) => StripeForm),
  sandbox: () => import("./test-form.tsx").then(({ TestForm }) => TestForm),
} as const;
