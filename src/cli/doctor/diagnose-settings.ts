import type { ServerFunnel } from "../../../engine/views/index.ts";
import { paymentInWords, type Settings } from "../../../supabase/functions/_shared/context/index.ts";
import { unseenLeads } from "../../build/unseen-leads.ts";
import type { ServerSettings } from "../../server/server-settings.ts";

/**
 * Lists what is configured, and what happens instead of what is not. Of a secret it only says whether it is set.
 *
 * @param backendUrl address of the functions, where it is not the pages' own; "none" where there are none
 */
export function diagnoseSettings(
  settings: Settings,
  {
    tracking,
    leadWebhook,
    leadMail,
    confirm,
    files,
  }: Pick<ServerFunnel, "tracking" | "leadWebhook" | "leadMail" | "confirm" | "files">,
  backendUrl: string | undefined,
): readonly Diagnosis[] {
  const { isProduction, publicUrl, stripe, mail, jobsSecret } = settings;
  const real = (state: Diagnosis["state"]): Diagnosis["state"] => (isProduction ? state : "fallback");
  const payment = paymentInWords(settings);
  return [
    {
      about: "mode",
      state: "ok",
      text: isProduction ? "production" : "development; NODE_ENV=production serves real visitors",
    },
    publicUrl.startsWith("https://")
      ? { about: "address", state: "ok", text: publicUrl }
      : {
          about: "address",
          state: real("problem"),
          text: `${publicUrl}; set PUBLIC_URL to the https address of the pages`,
        },
    backendUrl === "none"
      ? { about: "functions", state: "fallback", text: "none, as FUNCTIONS says: nothing can be sold or stored" }
      : backendUrl
        ? { about: "functions", state: "ok", text: `pages call ${new URL(backendUrl).origin}` }
        : { about: "functions", state: "ok", text: "pages call their own server" },
    {
      about: "payment",
      state: payment.startsWith("off") ? "problem" : fallbackIf(payment.startsWith("sandbox")),
      text: payment,
    },
    ...mixedKeys(stripe),
    ...(stripe.secretKey && !stripe.webhookSecret ? [noWebhook] : []),
    backendUrl === "none"
      ? { about: "leads", state: leadWebhook ? "fallback" : "problem", text: unseenLeads(leadWebhook) }
      : diagnoseLeads(settings, leadWebhook),
    ...(backendUrl === "none" && files ? [noFiles] : []),
    ...(backendUrl === "none" && confirm ? [noConfirmation] : []),
    diagnoseOrders(settings),
    diagnoseFacebook(tracking.pixels?.facebook, settings.facebook),
    diagnoseVideoSocial(tracking.pixels?.["video-social"], settings.videoSocial),
    diagnoseMail(mail, [...(confirm ? ["lead.confirm"] : []), ...(leadMail ? ["lead.mail"] : [])]),
    jobsSecret
      ? { about: "jobs", state: "ok", text: "a schedule may call run-jobs; npm start runs them by itself" }
      : { about: "jobs", state: "fallback", text: "npm start runs them by itself; on Supabase set JOBS_SECRET" },
  ];
}

/**
 * Whether somebody can watch the server.
 *
 * @param backendUrl address of the functions, where it is not the pages' own; "none" where there are none
 */
export function diagnoseMetrics(
  { metricsToken }: Pick<ServerSettings, "metricsToken">,
  backendUrl: string | undefined,
): Diagnosis {
  const about = "metrics";
  if (backendUrl !== undefined)
    return { about, state: "fallback", text: "none: only npm start serves metrics, and the pages do not call it" };
  return metricsToken
    ? { about, state: "ok", text: "on, at /metrics, for whoever sends METRICS_TOKEN" }
    : { about, state: "fallback", text: "off; METRICS_TOKEN opens /metrics to your monitoring" };
}

const fallbackIf = (isFallback: boolean) => (isFallback ? "fallback" : "ok");

const noFiles: Diagnosis = {
  about: "files",
  state: "problem",
  text: "visitors are asked for files, and without functions nobody takes them: none can go on where one is required",
};

const noConfirmation: Diagnosis = {
  about: "confirmations",
  state: "problem",
  text: "visitors are to confirm their address, and without functions nobody asks them: browsers post each contact as it is left",
};

function diagnoseLeads(
  { leadWebhookUrl: ofOperator, leadWebhookKeys: keys, leadMailTo, mail }: Settings,
  ofDefinition: string | undefined,
): Diagnosis {
  const about = "leads";
  const signature = keys.length > 0 ? "signed" : "unsigned; LEAD_WEBHOOK_SECRET signs them";
  const unsent = leadMailTo ? ", and not by e-mail to LEAD_MAIL_TO" : "";
  const ignored = ofDefinition ? ", and not to the definition's lead.webhook" : unsent;
  if (ofOperator)
    return { about, state: "ok", text: `stored, then passed on to LEAD_WEBHOOK_URL${ignored}, ${signature}` };
  if (ofDefinition)
    return {
      about,
      state: "ok",
      text: `stored, then passed on to ${new URL(ofDefinition).host}, the lead.webhook${unsent}, ${signature}`,
    };
  if (!leadMailTo)
    return {
      about,
      state: "fallback",
      text: "stored in funnel.leads; LEAD_WEBHOOK_URL passes them on, LEAD_MAIL_TO tells of them by e-mail",
    };
  const missing = missingOf(mailSettings(mail));
  if (missing.length > 0)
    return { about, state: "problem", text: `stored; LEAD_MAIL_TO is told of none: ${missingInWords(missing)}` };
  return { about, state: "ok", text: "stored, then told to LEAD_MAIL_TO by e-mail" };
}

function diagnoseOrders({ orderWebhookUrl, orderWebhookKeys: keys }: Settings): Diagnosis {
  const about = "orders";
  if (!orderWebhookUrl)
    return { about, state: "fallback", text: "stored in funnel.orders; ORDER_WEBHOOK_URL passes new ones on" };
  const signature = keys.length > 0 ? "signed" : "unsigned; ORDER_WEBHOOK_SECRET signs them";
  return { about, state: "ok", text: `stored, then passed on to ORDER_WEBHOOK_URL, ${signature}` };
}

const noWebhook: Diagnosis = {
  about: "webhook",
  state: "problem",
  text: "STRIPE_WEBHOOK_SECRET is missing: a payment is only noticed when the buyer comes back, or when the jobs ask",
};

function mixedKeys({ secretKey, publishableKey }: Settings["stripe"]): readonly Diagnosis[] {
  if (!secretKey || !publishableKey || isLive(secretKey) === isLive(publishableKey)) return [];
  const text = "one Stripe key is live and the other is for tests; both must be of the same kind";
  return [{ about: "payment", state: "problem", text }];
}

const isLive = (key: string) => key.includes("_live_");

const mailSettings = ({ apiUrl, token, from }: Settings["mail"]) => ({
  MAIL_API_URL: apiUrl,
  MAIL_API_TOKEN: token,
  MAIL_FROM: from,
});

/** @param promised where the definition has one for visitors who buy nothing */
function diagnoseMail(mail: Settings["mail"], promised: readonly string[]): Diagnosis {
  const about = "mail";
  const settings = mailSettings(mail);
  const missing = missingOf(settings);
  if (missing.length > 0 && promised.length > 0)
    return {
      about,
      state: "problem",
      text: `visitors wait for the mail of ${promised.join(" and ")}: ${missingInWords(missing)}`,
    };
  if (missing.length === Object.keys(settings).length)
    return { about, state: "fallback", text: `waits in the outbox until ${inWords(missing)} are set` };
  if (missing.length > 0) return { about, state: "problem", text: `waits in the outbox: ${missingInWords(missing)}` };
  return { about, state: "ok", text: `sent from ${(mail.from ?? "").replace(/^.*@/, "an address at ")}` };
}

function diagnoseFacebook(pixel: string | undefined, { accessToken }: Settings["facebook"]): Diagnosis {
  const about = "facebook";
  if (!pixel) return noPixel(about);
  const missing = missingOf({ FACEBOOK_ACCESS_TOKEN: accessToken });
  if (missing.length > 0)
    return { about, state: "problem", text: `events from the page only: ${missingInWords(missing)}` };
  return { about, state: "ok", text: "events from the page and from the server, with one id" };
}

/** The page sends nothing to this network itself: its token must not reach a browser. */
function diagnoseVideoSocial(pixel: string | undefined, { accessToken, apiUrl }: Settings["videoSocial"]): Diagnosis {
  const about = "video-social";
  if (!pixel) return noPixel(about);
  const missing = missingOf({ VIDEO_SOCIAL_ACCESS_TOKEN: accessToken, VIDEO_SOCIAL_API_URL: apiUrl });
  if (apiUrl === undefined || missing.length > 0)
    return { about, state: "problem", text: `no events: ${missingInWords(missing)}` };
  if (!URL.canParse(apiUrl)) return { about, state: "problem", text: "VIDEO_SOCIAL_API_URL is not an address" };
  const { host } = new URL(apiUrl);
  return host.endsWith("tiktok.com")
    ? {
        about,
        state: "problem",
        text: `${host} expects requests of another form: name an address that takes those in docs/operating.md`,
      }
    : {
        about,
        state: "ok",
        text: `events from the server to ${host}, which must take the body that docs/operating.md shows`,
      };
}

const noPixel = (about: string): Diagnosis => ({
  about,
  state: "fallback",
  text: "off: the definition names no pixel",
});

/** Names of the variables that are not set. */
const missingOf = (settings: Readonly<Record<string, string | undefined>>) =>
  Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]));

const missingInWords = (names: readonly string[]) => `${inWords(names)} ${names.length > 1 ? "are" : "is"} missing`;

const inWords = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);

/** A finding of the doctor. A problem is something that real visitors would suffer from. */
export type Diagnosis = {
  readonly about: string;
  readonly state: "ok" | "fallback" | "problem";
  readonly text: string;
};
