import type { Receiver } from "./receiver.ts";

type Lead = {
  readonly submission_id: string;
  readonly timestamp: string;
  readonly source: string;
  readonly email?: string;
  readonly phone?: string;
};

/** The automation service that leads are passed on to. `submission_id` lets it tell a repeat. */
export const leadWebhook: Receiver<Lead> = {
  isConfigured: ({ settings }) => settings.leadWebhookUrl !== undefined,
  message: ({ submission_id, timestamp, source, email, phone }, { settings }) => ({
    url: settings.leadWebhookUrl ?? "",
    body: { ...(email === undefined ? { phone } : { email }), timestamp, source, submission_id },
  }),
};
