import type { Receiver } from "./receiver.ts";

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** The HTTP API that sends mails. */
export const mail: Receiver<Mail> = {
  isConfigured: ({ settings: { mail } }) => Boolean(mail.apiUrl && mail.token && mail.from),
  message: ({ to, subject, text }, { settings: { mail } }) => ({
    url: mail.apiUrl ?? "",
    headers: { Authorization: `Bearer ${mail.token}` },
    body: { from: mail.from, to, subject, text },
  }),
};
