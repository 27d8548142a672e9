import type { Stripe } from "@stripe/stripe-js";

/** Callbacks for the fate of a form. */
type Watcher = {
  readonly onShown: () => void;
  readonly onFailed: () => void;
};

/**
 * A Stripe to hand to the provider of Stripe's React library. The provider itself reports neither success nor failure, and
 * it never destroys a form that is created after it has been unmounted: Stripe allows one form only, so the next would fail.
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
    // The provider cannot handle an error, and is about to be unmounted.
    return new Promise(() => undefined);
  };
  return Object.create(stripe, {
    createEmbeddedCheckoutPage: { value: createEmbeddedCheckoutPage },
    // The provider would call it on this object instead of on Stripe's.
    _registerWrapper: { value: undefined },
  });
}
