import { loadStripe } from "@stripe/stripe-js/pure";

type Session = { readonly clientSecret: string; readonly publishableKey: string };

/** How long the provider's code may take, in milliseconds. */
const patience = 8_000;

/**
 * Puts the provider's payment form into a place on the page. Only one may exist at a time, so one that comes too late
 * is destroyed.
 *
 * @param left aborted when the form is no longer wanted
 * @throws if the form has not come within 8 seconds
 */
export async function embed(place: HTMLElement, session: Session, left: AbortSignal): Promise<void> {
  const unwanted = new AbortController();
  left.addEventListener("abort", () => unwanted.abort());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      unwanted.abort();
      // First of all: a form that comes in the meantime is unwanted, not shown.
      reject(new Error("The payment form did not come in time"));
      void giveScriptUp();
    }, patience);
  });
  try {
    const form = await Promise.race([create(session, unwanted.signal), tooLate]);
    form?.mount(place);
    left.addEventListener("abort", () => form?.destroy());
  } finally {
    clearTimeout(timer);
  }
}

/** @returns undefined if nobody wants it any more */
async function create({ publishableKey, clientSecret }: Session, unwanted: AbortSignal) {
  const stripe = await loadStripe(publishableKey);
  if (unwanted.aborted) return undefined;
  const form = await stripe?.createEmbeddedCheckoutPage({ clientSecret });
  if (!unwanted.aborted) return form;
  form?.destroy();
  return undefined;
}

/** The loader waits for its script for ever, and tries a failed one twice. Told of both, it is ready to begin anew. */
async function giveScriptUp(): Promise<void> {
  for (let failures = 0; failures < 2; failures++) {
    document.querySelector('script[src^="https://js.stripe.com"]')?.dispatchEvent(new Event("error"));
    await new Promise((turn) => setTimeout(turn));
  }
}
