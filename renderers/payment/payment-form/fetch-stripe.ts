import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** Stripe's script, in the release that the installed library is made for. */
export const scriptAddress = "https://js.stripe.com/endive/stripe.js";

/**
 * Fetches Stripe's script and returns Stripe for a key. Waits as long as the script takes: the caller sets a time limit
 * and may call again.
 *
 * The library's own loader makes every later call wait for a hanging script, so it is only called once the script has
 * loaded.
 *
 * @throws if the script cannot be loaded, after a second try
 */
export async function fetchStripe(publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) await fetchScript().catch(fetchScript);
  // The sign-in page of a public network loads without an error.
  if (!window.Stripe) throw new Error("Stripe's script did not bring Stripe.");
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe can only be had in a browser.");
  return stripe;
}

function fetchScript(): Promise<unknown> {
  const earlier = document.querySelectorAll(`script[src^="${scriptAddress}"]`).length;
  const script = document.createElement("script");
  // While a request to an address is pending, a browser sends no second one to it.
  script.src = earlier ? `${scriptAddress}?try=${earlier + 1}` : scriptAddress;
  return new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}
