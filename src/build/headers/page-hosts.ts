import { canTakePayment, framedHosts, showsOwnVideo } from "../../../engine/traits/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";
import type { Hosts } from "./content-policy.ts";

/**
 * The hosts that a step's page contacts: only those that the definition or the operator names, Stripe's only where the
 * payment form is, and that of a framed video only where the video is.
 *
 * @param step undefined for the page of an unknown path
 * @param backend address of the functions, if they are not on the pages' own host
 */
export function pageHosts(definition: FunnelDefinition, step: Step | undefined, backend: string | undefined): Hosts {
  const { geolocation, lead, tracking } = definition;
  const named = [backend, geolocation?.url, lead?.webhook].flatMap((url) => (url ? [new URL(url).origin] : []));
  const services = Object.keys(tracking?.pixels ?? {}).map((name) => pixelHosts[name as keyof typeof pixelHosts]);
  const all: readonly Hosts[] = [
    { "connect-src": named },
    ...services,
    ...(step && canTakePayment(step) ? [stripe] : []),
    { "frame-src": step ? framedHosts(step) : [] },
    // A visitor comes to the page of a video from any other, whose policy then still applies.
    { "media-src": Object.values(definition.steps).some(showsOwnVideo) ? ["'self'"] : [] },
  ];
  const directives = [...new Set(all.flatMap((hosts) => Object.keys(hosts)))] as (keyof Hosts)[];
  return Object.fromEntries(
    directives.flatMap((name) => {
      const found = [...new Set(all.flatMap((hosts) => hosts[name] ?? []))];
      return found.length > 0 ? [[name, found] as const] : [];
    }),
  );
}

/** As https://docs.stripe.com/security/guide#content-security-policy lists them for Stripe.js and Checkout. */
const stripe: Hosts = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://checkout.stripe.com"],
  "connect-src": ["https://api.stripe.com", "https://checkout.stripe.com"],
  "frame-src": [
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://hooks.stripe.com",
    "https://checkout.stripe.com",
  ],
  "img-src": ["https://*.stripe.com"],
};

/** The hosts that each advertising service's pixel is loaded from and reports to. */
const pixelHosts: Readonly<Record<keyof NonNullable<Tracking["pixels"]>, Hosts>> = {
  facebook: {
    "script-src": ["https://connect.facebook.net"],
    "connect-src": ["https://connect.facebook.net", "https://www.facebook.com"],
    "img-src": ["https://www.facebook.com"],
  },
  // Its token stays on the server, which reports for the page.
  "video-social": {},
};

type Tracking = NonNullable<FunnelDefinition["tracking"]>;
