/** The code of each provider's form. */
export const formCode = {
  stripe: () => import("./stripe-form.tsx"),
  sandbox: () => import("./test-form.tsx"),
} as const;
