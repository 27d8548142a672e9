import { periodOf } from "../../../../engine/pricing/index.ts";
import { type Context, paymentChoice, sendsMail } from "../context/index.ts";
import { sha256 } from "../http/index.ts";
import type { Delivery } from "./enqueue.ts";
import { leadMail } from "./lead-mail.ts";

/** A message: an address, headers, and a body that is sent as JSON. */
export type Message = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Keys that sign it, in Base64; left out, it is not signed. */
  readonly keys?: readonly string[];
  /**
   * Finds a refusal in a response with a success status: the reason without personal data, or undefined if the message
   * was accepted.
   */
  readonly refusal?: (answer: unknown) => string | undefined;
};

/** A call that takes the place of a message. It can be repeated, and rejects if it has not arrived. */
export type Call = () => Promise<void>;

/** A service that receives deliveries of one kind. */
export type Receiver<Payload> = {
  /** Whether the operator has configured it. */
  readonly isConfigured: (context: Pick<Context, "settings" | "funnel">) => boolean;
  /** Whether it accepts old deliveries. Advertising services do not. */
  readonly isAgeless: boolean;
  /**
   * The message to send, or the call that takes the place of one. Secrets and addresses come from the current settings, not
   * from those when it was enqueued.
   */
  readonly message: (payload: Payload, context: Receiving) => Message | Call | Promise<Message | Call>;
};

type Receiving = Pick<Context, "settings" | "funnel" | "payment">;

type Lead = {
  readonly submission_id: string;
  readonly timestamp: string;
  readonly source: string;
  readonly email?: string;
  readonly phone?: string;
  readonly name?: string;
};

/**
 * The automation service that leads are passed on to: the operator's, otherwise the definition's. `submission_id`
 * identifies repeats,
 * and a lead that is sent again with more of its contact. Where there is no such service, somebody may be told by e-mail.
 */
const leadWebhook: Receiver<Lead> = {
  isConfigured: (context) =>
    leadWebhookOf(context) !== undefined || (context.settings.leadMailTo !== undefined && mail.isConfigured(context)),
  isAgeless: true,
  message: ({ email, phone, name, timestamp, source, submission_id, ...parts }, context) => {
    const { leadMailTo, leadWebhookKeys } = context.settings;
    const url = leadWebhookOf(context);
    // The database has sorted the keys; the contact comes first, then what every lead has, then what the definition sends.
    const body = { email, phone, name, timestamp, source, submission_id, ...parts };
    if (url === undefined && leadMailTo) return mail.message({ to: leadMailTo, ...leadMail(body) }, context);
    return { url: url ?? "", body, keys: leadWebhookKeys };
  },
};

const leadWebhookOf = ({ settings, funnel }: Pick<Context, "settings" | "funnel">) =>
  settings.leadWebhookUrl ?? funnel.leadWebhook;

type OrderEvent = { readonly type: string; readonly timestamp: string; readonly data: object };

/** The service that the operator keeps informed of orders. */
const orderWebhook: Receiver<OrderEvent> = {
  isConfigured: ({ settings }) => settings.orderWebhookUrl !== undefined,
  isAgeless: true,
  message: ({ type, timestamp, data }, { settings }) => ({
    url: settings.orderWebhookUrl ?? "",
    body: { type, timestamp, data },
    keys: settings.orderWebhookKeys,
  }),
};

type EndOfParts = { readonly subscription: string; readonly count: number; readonly every: string };

/** The payment provider, which is told after how many payments a subscription ends. */
const endOfParts: Receiver<EndOfParts> = {
  isConfigured: ({ settings }) => paymentChoice(settings) === "stripe",
  isAgeless: true,
  message: ({ subscription, count, every }, { payment }) => {
    const parts = { count, every: periodOf(every) };
    return async () => {
      if (!payment?.endAfter) throw new Error("The provider of this payment is not configured");
      await payment.endAfter(subscription, parts);
    };
  },
};

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** The HTTP API that sends e-mails. */
const mail: Receiver<Mail> = {
  isConfigured: ({ settings: { mail } }) => sendsMail(mail),
  isAgeless: true,
  message: ({ to, subject, text }, { settings: { mail } }) => ({
    url: mail.apiUrl ?? "",
    headers: { Authorization: `Bearer ${mail.token}` },
    body: { from: mail.from, to, subject, text },
  }),
};

type Conversion = {
  readonly eventName: string;
  readonly email?: string;
  readonly phone?: string;
  readonly value: number;
  readonly currency: string;
  readonly contentType: string;
  readonly customData: { readonly transaction_id: string; readonly plan_name: string };
  readonly eventId: string;
  readonly sourceUrl: string;
  readonly userAgent?: string;
  /** Unix time in seconds. */
  readonly timestamp: number;
};

/**
 * The social network's Conversions API. Field names and hashing follow its reference, "Server event parameters",
 * "Customer information parameters" and "Custom data parameters"; the token is sent in the body, so that no log of
 * addresses contains it.
 */
const facebookConversion: Receiver<Conversion> = {
  isConfigured: ({ settings, funnel }) => Boolean(settings.facebook.accessToken && funnel.tracking.pixels?.facebook),
  isAgeless: false,
  message: async (conversion, { settings: { facebook }, funnel }) => ({
    url: `${facebook.apiUrl}/${encodeURIComponent(funnel.tracking.pixels?.facebook ?? "")}/events`,
    body: { data: [await serverEvent(conversion)], access_token: facebook.accessToken },
  }),
};

async function serverEvent(conversion: Conversion) {
  const { email, phone, userAgent, customData } = conversion;
  return {
    event_name: conversion.eventName,
    event_time: conversion.timestamp,
    event_id: conversion.eventId,
    action_source: "website",
    event_source_url: conversion.sourceUrl,
    user_data: {
      ...(email && { em: [await sha256(normalEmail(email))] }),
      ...(phone && { ph: [await sha256(normalPhone(phone))] }),
      ...(userAgent && { client_user_agent: userAgent }),
    },
    custom_data: {
      value: conversion.value,
      currency: conversion.currency,
      content_type: conversion.contentType,
      content_name: customData.plan_name,
      // Whoever has a session's id is told its buyer's address by `session-status`.
      order_id: (await sha256(customData.transaction_id)).slice(0, 32),
    },
  };
}

/** An e-mail address as the network requires it before hashing: no surrounding spaces, lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** A phone number as the network requires it before hashing: digits only, with country code, without leading zeros. */
export const normalPhone = (phone: string): string => phone.replace(/\D/g, "").replace(/^0+/, "");

type VideoEvent = {
  readonly event: string;
  /** Unix time in seconds. */
  readonly event_time: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly context: { readonly user: { readonly user_agent?: string } };
};

/**
 * The video network's events API: the event as the page sends it, and the token in a header. Such networks answer
 * refused events with status 200 and a `code` other than 0.
 */
const videoSocialEvent: Receiver<VideoEvent> = {
  isConfigured: ({ settings, funnel }) =>
    Boolean(
      settings.videoSocial.accessToken && settings.videoSocial.apiUrl && funnel.tracking.pixels?.["video-social"],
    ),
  isAgeless: false,
  message: ({ event, event_time, properties, context: { user } }, { settings: { videoSocial } }) => ({
    url: videoSocial.apiUrl ?? "",
    headers: { "Access-Token": videoSocial.accessToken ?? "" },
    body: { event, event_time, properties, context: { user } },
    refusal: (answer) => {
      const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : undefined;
      return typeof code === "number" && code !== 0 ? `code ${code}` : undefined;
    },
  }),
};

/** Every receiver, by the kind of its deliveries. */
export const receivers = {
  "end-of-parts": endOfParts,
  "lead-webhook": leadWebhook,
  "order-webhook": orderWebhook,
  "facebook-conversion": facebookConversion,
  "video-social-event": videoSocialEvent,
  mail,
} satisfies Record<Delivery["kind"], Receiver<never>>;

/** Every kind of delivery. */
export const deliveryKinds = [
  "end-of-parts",
  "mail",
  "lead-webhook",
  "order-webhook",
  "facebook-conversion",
  "video-social-event",
] as const satisfies readonly Delivery["kind"][];

/** Whether the operator has configured a receiver for this kind. */
export const isConfigured = (kind: Delivery["kind"], context: Pick<Context, "settings" | "funnel">): boolean =>
  receivers[kind].isConfigured(context);
