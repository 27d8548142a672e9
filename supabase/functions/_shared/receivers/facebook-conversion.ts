import { normalEmail } from "../normal-email.ts";
import { normalPhone } from "../normal-phone.ts";
import { sha256 } from "../sha256.ts";
import type { Receiver } from "./receiver.ts";

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
 * The social network's Conversions API. Names of fields and what is hashed are those of its reference, "Server event
 * parameters", "Customer information parameters" and "Custom data parameters"; the token travels in the body, where no
 * log of addresses sees it.
 */
export const facebookConversion: Receiver<Conversion> = {
  isConfigured: ({ settings, funnel }) => Boolean(settings.facebook.accessToken && funnel.tracking.pixels?.facebook),
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
      order_id: customData.transaction_id,
    },
  };
}
