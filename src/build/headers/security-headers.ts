import { canTakePayment } from "../../../engine/traits/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";
import type { SecurityHeaders } from "../../server/site.ts";
import { closedPolicy, contentPolicy } from "./content-policy.ts";
import { pageHosts } from "./page-hosts.ts";

/**
 * The security headers of a funnel's finished pages.
 *
 * @param html the finished pages by path; `/404` is the page of an unknown path
 * @param backend address of the functions, if they are not on the pages' own host
 */
export function securityHeaders(
  definition: FunnelDefinition,
  html: Readonly<Record<string, string>>,
  backend: string | undefined,
): SecurityHeaders {
  const steps = new Map(Object.values(definition.steps).map((step) => [step.path, step]));
  // A wallet or bank may open a window, which must be able to send its result back. So does every page of a funnel that
  // sells: browsers drop the state of a history entry, and with it the answers of who cannot store any, where this changes.
  const opener = Object.values(definition.steps).some(canTakePayment) ? "same-origin-allow-popups" : "same-origin";
  const ofPage = (path: string, page: string) => {
    const step = steps.get(path);
    const isPaying = step !== undefined && canTakePayment(step);
    return {
      "Content-Security-Policy": contentPolicy(page, pageHosts(definition, step, backend), isPaying),
      "Permissions-Policy": permissions(step),
      "Cross-Origin-Opener-Policy": opener,
    };
  };
  return {
    everywhere: {
      "X-Content-Type-Options": "nosniff",
      // Scripts of advertising services read the address of the page before, whose query is none of their business.
      "Referrer-Policy": "strict-origin",
      // Other origins call the functions by CORS, which this does not affect.
      "Cross-Origin-Resource-Policy": "same-origin",
    },
    pages: Object.fromEntries(Object.entries(html).map(([path, page]) => [path, ofPage(path, page)])),
    elsewhere: {
      "Content-Security-Policy": closedPolicy,
      "Permissions-Policy": permissions(undefined),
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    https: { "Strict-Transport-Security": "max-age=31536000" },
  };
}

function permissions(step: Step | undefined): string {
  const payment = step && canTakePayment(step) ? '(self "https://js.stripe.com" "https://checkout.stripe.com")' : "()";
  const none = ["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "microphone", "midi", "usb"];
  return [...none.map((name) => `${name}=()`), `payment=${payment}`].join(", ");
}
