/** What the operator has set, read once from the environment. A name in brackets is its variable. */
export type Settings = {
  /** Whether real visitors are served [NODE_ENV=production; where NODE_ENV says nothing, a public PUBLIC_URL does]. */
  readonly isProduction: boolean;
  /** Where the pages live, without a slash at the end [PUBLIC_URL]. */
  readonly publicUrl: string;
  /** Origins that may call the functions besides that of the pages [ALLOWED_ORIGINS, separated by commas]. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies of our own stand in front and each add to X-Forwarded-For [TRUST_PROXY]. */
  readonly trustedProxies: number;
  readonly stripe: {
    /** [STRIPE_SECRET_KEY] */
    readonly secretKey?: string;
    /** [STRIPE_PUBLISHABLE_KEY] */
    readonly publishableKey?: string;
    /** [STRIPE_WEBHOOK_SECRET] */
    readonly webhookSecret?: string;
    /** Where the provider's API is, for tests against a local one [STRIPE_API_URL]. */
    readonly apiUrl?: string;
  };
  /** Whether the test provider may be used in production [PAYMENT_SANDBOX=allow]. */
  readonly isSandboxAllowed: boolean;
  readonly facebook: { readonly accessToken?: string; readonly apiUrl: string };
  readonly videoSocial: {
    readonly accessToken?: string;
    /** Where events go. None is assumed: the network's own address takes another body [VIDEO_SOCIAL_API_URL]. */
    readonly apiUrl?: string;
  };
  /** Automation service that stored leads are passed on to [LEAD_WEBHOOK_URL]. */
  readonly leadWebhookUrl?: string;
  readonly mail: {
    /** HTTP API that takes mails as JSON [MAIL_API_URL]. */
    readonly apiUrl?: string;
    readonly token?: string;
    readonly from?: string;
  };
  /** Shared with the schedule that calls `run-jobs` [JOBS_SECRET]. */
  readonly jobsSecret?: string;
};

/**
 * Reads the settings.
 *
 * @param environment variables by name; an empty one counts as not set
 * @throws Error that names the variable, its value and what it may be
 */
export function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const stripe = {
    secretKey: read("STRIPE_SECRET_KEY"),
    publishableKey: read("STRIPE_PUBLISHABLE_KEY"),
    webhookSecret: read("STRIPE_WEBHOOK_SECRET"),
    apiUrl: read("STRIPE_API_URL"),
  };
  const publicUrl = publicUrlOf(read("PUBLIC_URL") ?? "http://localhost:3000");
  const mail = { apiUrl: read("MAIL_API_URL"), token: read("MAIL_API_TOKEN"), from: read("MAIL_FROM") };
  return {
    isProduction: (read("NODE_ENV") ?? (isPublic(publicUrl) ? "production" : "development")) === "production",
    publicUrl,
    allowedOrigins: (read("ALLOWED_ORIGINS") ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(originOf),
    trustedProxies: proxiesOf(read("TRUST_PROXY") ?? "0"),
    stripe: present(stripe),
    isSandboxAllowed: read("PAYMENT_SANDBOX") === "allow",
    facebook: {
      ...present({ accessToken: read("FACEBOOK_ACCESS_TOKEN") }),
      apiUrl: read("FACEBOOK_API_URL") ?? "https://graph.facebook.com/v25.0",
    },
    videoSocial: present({ accessToken: read("VIDEO_SOCIAL_ACCESS_TOKEN"), apiUrl: read("VIDEO_SOCIAL_API_URL") }),
    ...present({ leadWebhookUrl: read("LEAD_WEBHOOK_URL"), jobsSecret: read("JOBS_SECRET") }),
    mail: present(mail),
  };
}

function publicUrlOf(address: string): string {
  if (/^https?:/.test(address) && URL.canParse(address)) return address.replace(/\/+$/, "");
  throw new Error(`PUBLIC_URL is "${address}". Give the address of the pages: PUBLIC_URL=https://quiz.example.com`);
}

/** As browsers say it: without a slash at the end, a path or the usual port, and in small letters. */
function originOf(address: string): string {
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(
    `ALLOWED_ORIGINS has "${address}". Give origins: ALLOWED_ORIGINS=https://www.example.com,https://shop.example.com`,
  );
}

function proxiesOf(count: string): number {
  if (/^(?:\d|10)$/.test(count)) return Number(count);
  throw new Error(`TRUST_PROXY is "${count}". Choose a whole number from 0 to 10: TRUST_PROXY=1 npm start`);
}

/** Whether strangers can come: an operator who forgot to set production must not give accounts away. */
const isPublic = (url: string) => !/^https?:\/\/(localhost|127\.|\[::1\])/.test(url);

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** The values that are there; a missing one has no key. */
function present<Values extends Record<string, string | undefined>>(values: Values): Present<Values> {
  // Entries lose the names of their keys.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>;
}

/**
 * The payment provider that the settings name: Stripe with both of its keys; without any the test provider, in production
 * only where it is allowed.
 *
 * @returns undefined where there is none, or only half of one; buyers are then told that payment is not configured
 */
export function paymentChoice({ stripe, isProduction, isSandboxAllowed }: Settings): "stripe" | "sandbox" | undefined {
  if (stripe.secretKey && stripe.publishableKey) return "stripe";
  if (stripe.secretKey || stripe.publishableKey) return undefined;
  return isProduction && !isSandboxAllowed ? undefined : "sandbox";
}

/** How payment is set up, for the log and `funnel doctor`. */
export function paymentInWords(settings: Settings): string {
  const choice = paymentChoice(settings);
  const { secretKey, publishableKey } = settings.stripe;
  if (choice === "sandbox") return "sandbox (test cards only)";
  if (choice === "stripe") return secretKey?.includes("_live_") ? "stripe (live)" : "stripe (test mode)";
  if (secretKey) return "off: STRIPE_PUBLISHABLE_KEY is missing";
  if (publishableKey) return "off: STRIPE_SECRET_KEY is missing";
  return "off: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, or PAYMENT_SANDBOX=allow for test cards";
}
