import { isLeadEmail } from "../../../../engine/contact/contact.ts";
import type { ServerFunnel } from "../../../../engine/views/index.ts";

/** The operator's settings, read once from the environment. The name in brackets is the variable. */
export type Settings = {
  /** Whether real visitors are served [NODE_ENV=production; if NODE_ENV is not set, a public PUBLIC_URL]. */
  readonly isProduction: boolean;
  /** Address of the pages, without a trailing slash [PUBLIC_URL]. */
  readonly publicUrl: string;
  /** Where the functions are, without a trailing slash, if not beside the pages [SUPABASE_URL]. */
  readonly functionsHome?: string;
  /** Origins that may call the functions besides that of the pages [ALLOWED_ORIGINS, separated by commas]. */
  readonly allowedOrigins: readonly string[];
  /** Number of our own proxies in front, each of which adds to X-Forwarded-For [TRUST_PROXY]. */
  readonly trustedProxies: number;
  readonly stripe: {
    /** [STRIPE_SECRET_KEY] */
    readonly secretKey?: string;
    /** [STRIPE_PUBLISHABLE_KEY] */
    readonly publishableKey?: string;
    /** [STRIPE_WEBHOOK_SECRET] */
    readonly webhookSecret?: string;
    /** Address of the provider's API, for tests against a local one [STRIPE_API_URL]. */
    readonly apiUrl?: string;
  };
  /** Whether the test provider may be used in production [PAYMENT_SANDBOX=allow]. */
  readonly isSandboxAllowed: boolean;
  readonly facebook: { readonly accessToken?: string; readonly apiUrl: string };
  readonly videoSocial: {
    readonly accessToken?: string;
    /**
     * Where events are sent. There is no default: the network's own endpoint expects another body
     * [VIDEO_SOCIAL_API_URL].
     */
    readonly apiUrl?: string;
  };
  /** Automation service that stored leads are passed on to [LEAD_WEBHOOK_URL]. */
  readonly leadWebhookUrl?: string;
  /**
   * Keys that leads are signed with, as bytes in Base64; empty if they are not signed [LEAD_WEBHOOK_SECRET, several
   * separated by spaces].
   */
  readonly leadWebhookKeys: readonly string[];
  /** Who is told of each stored lead by e-mail where no automation service is [LEAD_MAIL_TO]. */
  readonly leadMailTo?: string;
  /** Service that is told of orders [ORDER_WEBHOOK_URL]. */
  readonly orderWebhookUrl?: string;
  /** The same for orders [ORDER_WEBHOOK_SECRET]. */
  readonly orderWebhookKeys: readonly string[];
  readonly mail: {
    /** HTTP API that accepts e-mails as JSON [MAIL_API_URL]. */
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
 * @throws Error that names the variable, its value and the allowed values
 */
export function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const address = (name: string) => receiverOf(name, read(name));
  const stripe = {
    secretKey: stripeKeyOf("STRIPE_SECRET_KEY", read("STRIPE_SECRET_KEY")),
    publishableKey: stripeKeyOf("STRIPE_PUBLISHABLE_KEY", read("STRIPE_PUBLISHABLE_KEY")),
    webhookSecret: stripeKeyOf("STRIPE_WEBHOOK_SECRET", read("STRIPE_WEBHOOK_SECRET")),
    apiUrl: read("STRIPE_API_URL"),
  };
  const publicUrl = publicUrlOf(read("PUBLIC_URL") ?? "http://localhost:3000");
  const mail = { apiUrl: address("MAIL_API_URL"), token: read("MAIL_API_TOKEN"), from: read("MAIL_FROM") };
  return {
    isProduction: modeOf(read("NODE_ENV") ?? (isPublic(publicUrl) ? "production" : "development")) === "production",
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
      apiUrl: address("FACEBOOK_API_URL") ?? "https://graph.facebook.com/v25.0",
    },
    videoSocial: present({ accessToken: read("VIDEO_SOCIAL_ACCESS_TOKEN"), apiUrl: address("VIDEO_SOCIAL_API_URL") }),
    ...present({
      functionsHome: read("SUPABASE_URL")?.replace(/\/+$/, ""),
      leadWebhookUrl: address("LEAD_WEBHOOK_URL"),
      leadMailTo: mailboxOf("LEAD_MAIL_TO", read("LEAD_MAIL_TO")),
      orderWebhookUrl: address("ORDER_WEBHOOK_URL"),
      jobsSecret: read("JOBS_SECRET"),
    }),
    leadWebhookKeys: signingKeysOf("LEAD_WEBHOOK_SECRET", read("LEAD_WEBHOOK_SECRET")),
    orderWebhookKeys: signingKeysOf("ORDER_WEBHOOK_SECRET", read("ORDER_WEBHOOK_SECRET")),
    mail: present(mail),
  };
}

/** Address of a function; a public one, whatever it is called by behind a proxy. */
export const functionUrl = (
  name: string,
  { functionsHome, publicUrl }: Pick<Settings, "functionsHome" | "publicUrl">,
) => `${functionsHome ?? publicUrl}/functions/v1/${name}`;

/** A slip such as "prod" must not give real visitors the form for test cards. */
function modeOf(mode: string): string {
  if (["production", "development", "test"].includes(mode)) return mode;
  throw new Error(`NODE_ENV is "${mode}". Write production where real visitors are served, otherwise development`);
}

/** How Stripe's keys begin. The publishable one is sent to every visitor, so a secret one in its place would be given away. */
const stripeKeys = {
  STRIPE_SECRET_KEY: "sk_ or rk_",
  STRIPE_PUBLISHABLE_KEY: "pk_",
  STRIPE_WEBHOOK_SECRET: "whsec_",
} as const;

/** Said without its value, which may be a secret. */
function stripeKeyOf(name: keyof typeof stripeKeys, key: string | undefined): string | undefined {
  const [kind] = /^(?:sk_|rk_|pk_|whsec_)/.exec(key ?? "") ?? [];
  if (kind === undefined || stripeKeys[name].split(" or ").includes(kind)) return key;
  const right = Object.entries(stripeKeys).find(([, begins]) => begins.split(" or ").includes(kind))?.[0];
  throw new Error(`${name} begins with ${kind}, as ${right} does. Give the key that begins with ${stripeKeys[name]}`);
}

function publicUrlOf(address: string): string {
  if (/^https?:/.test(address) && URL.canParse(address)) return address.replace(/\/+$/, "");
  throw new Error(`PUBLIC_URL is "${address}". Give the address of the pages: PUBLIC_URL=https://quiz.example.com`);
}

/** Said without its value: part of it may be a secret. */
function receiverOf(name: string, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (/^https?:/i.test(address) && URL.canParse(address)) {
    const { username, password } = new URL(address);
    if (!username && !password) return address;
  }
  throw new Error(
    `${name} is no address that messages can be sent to. Give one that begins with https:// and has no name and password before an @`,
  );
}

function mailboxOf(name: string, mailbox: string | undefined): string | undefined {
  if (mailbox === undefined || isLeadEmail(mailbox)) return mailbox;
  throw new Error(`${name} is "${mailbox}". Give one e-mail address: ${name}=office@example.com`);
}

/** As browsers write it: in lower case, without a trailing slash, a path or the default port. */
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

/** Signing secrets as the Standard Webhooks specification writes them: 24 to 64 bytes in Base64 behind `whsec_`. */
function signingKeysOf(name: string, secrets = ""): readonly string[] {
  const keys = secrets.split(/[\s,]+/).filter(Boolean);
  return keys.map((secret) => {
    const [, key] = /^whsec_((?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(secret) ?? [];
    if (key !== undefined) return key;
    throw new Error(`${name} is no signing secret. Write whsec_ and then what "openssl rand -base64 32" prints`);
  });
}

/** Whether the site is public: an operator who forgot to set production must not give accounts away. */
const isPublic = (url: string) => !/^https?:\/\/(localhost|127\.|\[::1\])/.test(url);

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Drops missing values and their keys. */
function present<Values extends Record<string, string | undefined>>(values: Values): Present<Values> {
  // Entries lose the names of their keys.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>;
}

/**
 * The payment provider in the settings: Stripe if both keys are set, the test provider if none is. In production the
 * test provider must be allowed.
 *
 * @returns undefined if there is none, or only half of one; buyers are then told that payment is not configured
 */
export function paymentChoice({ stripe, isProduction, isSandboxAllowed }: Settings): "stripe" | "sandbox" | undefined {
  if (stripe.secretKey && stripe.publishableKey) return "stripe";
  if (stripe.secretKey || stripe.publishableKey) return undefined;
  return isProduction && !isSandboxAllowed ? undefined : "sandbox";
}

/** The payment setup in words, for the log and `funnel doctor`. */
export function paymentInWords(settings: Settings): string {
  const choice = paymentChoice(settings);
  const { secretKey, publishableKey } = settings.stripe;
  if (choice === "sandbox") return "sandbox (test cards only)";
  if (choice === "stripe") return secretKey?.includes("_live_") ? "stripe (live)" : "stripe (test mode)";
  if (secretKey) return "off: STRIPE_PUBLISHABLE_KEY is missing";
  if (publishableKey) return "off: STRIPE_SECRET_KEY is missing";
  return "off: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, or PAYMENT_SANDBOX=allow for test cards";
}

/** Where leads go besides the database, in words, for whoever starts a server and leaves one to try it out. */
export function leadsInWords(
  { mail, ...settings }: Pick<Settings, "leadWebhookUrl" | "leadMailTo" | "mail">,
  { leadMail, confirm, ...funnel }: Pick<ServerFunnel, "leadWebhook" | "leadMail" | "confirm">,
): string {
  const told = toldInWords(settings, funnel);
  const mails = [...(confirm ? ["lead.confirm"] : []), ...(leadMail ? ["lead.mail"] : [])].join(" and ");
  if (!mails) return told;
  return `${told}; the mail of ${mails} ${sendsMail(mail) ? "goes to each address" : "waits in the outbox"}`;
}

/** Whether all is set that it takes to send e-mails. */
export const sendsMail = ({ apiUrl, token, from }: Settings["mail"]): boolean => Boolean(apiUrl && token && from);

function toldInWords(
  { leadWebhookUrl, leadMailTo }: Pick<Settings, "leadWebhookUrl" | "leadMailTo">,
  { leadWebhook }: Pick<ServerFunnel, "leadWebhook">,
): string {
  if (leadWebhookUrl) return `kept, and sent to ${new URL(leadWebhookUrl).host} (LEAD_WEBHOOK_URL)`;
  if (leadWebhook)
    return `kept, and sent to ${new URL(leadWebhook).host}, the definition's lead.webhook (LEAD_WEBHOOK_URL names another one for this server)`;
  return leadMailTo ? "kept, and told to LEAD_MAIL_TO by e-mail" : "kept";
}
