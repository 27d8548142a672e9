import type { Rule } from "../../rule.ts";

/** No data about a visitor goes to a third party before they consent. */
export const trackerWithoutConsent: Rule = {
  id: "tracker-without-consent",
  severity: "warning",
  why: "Advertising pixels and look-ups of an IP address tell a third party who is visiting. In the EU and the UK that needs consent first, and several US states let visitors object. With `consent: required` events wait until the visitor agrees. Where you need no consent, somebody should sign for knowing why.",
  wrong: "consent: not-required",
  right: "consent: required",
  *check({ definition: { tracking, geolocation } }) {
    const services = Object.keys(tracking?.pixels ?? {});
    if (tracking?.consent === "not-required" && services.length > 0)
      yield {
        message: `Events go to ${services.join(" and ")} before the visitor has agreed. Write "consent: required".`,
        path: ["tracking", "consent"],
      };
    if (geolocation)
      yield {
        message: `Each visitor's IP address goes to ${host(geolocation.url)} before anybody has agreed. Remove "geolocation": the phone field works without it.`,
        path: ["geolocation", "url"],
      };
  },
};

const host = (url: string) => /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;
