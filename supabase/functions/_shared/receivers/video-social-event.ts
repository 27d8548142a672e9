import type { Receiver } from "./receiver.ts";

type Event = {
  readonly event: string;
  /** Unix time in seconds. */
  readonly event_time: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly context: { readonly user: { readonly user_agent?: string } };
};

/**
 * The video network's events API: the event as the page tells it, and the token in a header. Such networks answer 200 to
 * what they refuse, with a `code` that is not 0.
 */
export const videoSocialEvent: Receiver<Event> = {
  isConfigured: ({ settings, funnel }) =>
    Boolean(
      settings.videoSocial.accessToken && settings.videoSocial.apiUrl && funnel.tracking.pixels?.["video-social"],
    ),
  message: ({ event, event_time, properties, context: { user } }, { settings: { videoSocial } }) => ({
    url: videoSocial.apiUrl ?? "",
    headers: { "Access-Token": videoSocial.accessToken ?? "" },
    body: { event, event_time, properties, context: { user } },
    refusal: (answer) => {
      const code = (answer as { readonly code?: unknown } | null | undefined)?.code;
      return typeof code === "number" && code !== 0 ? `code ${code}` : undefined;
    },
  }),
};
