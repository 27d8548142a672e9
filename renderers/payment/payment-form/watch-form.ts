import type { Stripe } from "@stripe/stripe-js";

/** Called with what becomes of a form. */
type Watcher = {
  readonly onShown: () => void;
  readonly onFailed: () => void;
};

/**
 * Stripe as the provider of its React library needs it: that one tells nobody whether a form came, and forgets a form that
 * comes after it has left the page, which Stripe then counts as the one form that may exist.
 *
 * @param left aborted when the form is no longer wanted; one that comes later is destroyed
 */
export function watchForm(stripe: Stripe, left: AbortSignal, { onShown, onFailed }: Watcher): Stripe {
  const createEmbeddedCheckoutPage: Stripe["createEmbeddedCheckoutPage"] = async (options) => {
    try {
      const form = await stripe.createEmbeddedCheckoutPage(options);
      if (!left.aborted) {
        onShown();
        return form;
      }
      form.destroy();
    } catch {
      onFailed();
    }
    // The provider has no way to deal with an error. It is about to leave the page.
    return new Promise(() => undefined);
  };
  return Object.create(stripe, {
    createEmbeddedCheckoutPage: { value: createEmbeddedCheckoutPage },
    // The provider would call it on this object instead of Stripe's own.
    _registerWrapper: { value: undefined },
  });
}
