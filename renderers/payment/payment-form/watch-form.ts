import type { Stripe } from "@stripe/stripe-js";

/** Callbacks for the state of a form. */
type Watcher = {
  readonly onShown: () => void;
  readonly onFailed: () => void;
};

/**
 * Wraps Stripe for the provider of Stripe's React library. The provider reports neither success nor failure, and never
 * destroys a form that is created after it was unmounted. Stripe only allows one form, so the next one would fail.
 *
 * @param left aborted when the form is no longer wanted; a form that is created later is destroyed
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
    // The provider cannot handle errors, and is about to be unmounted.
    return new Promise(() => undefined);
  };
  return Object.create(stripe, {
    createEmbeddedCheckoutPage: { value: createEmbeddedCheckoutPage },
    // Otherwise the provider would call it on this object instead of Stripe's.
    _registerWrapper: { value: undefined },
  });
}
