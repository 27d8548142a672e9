import type { Context } from "../context.ts";

/** What is sent: an address, headers, and a body that becomes JSON. */
export type Message = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /**
   * Where a success of HTTP may still be a refusal: what the answer's JSON says against the message, without personal
   * data; undefined if nothing.
   */
  readonly refusal?: (answer: unknown) => string | undefined;
};

/** A service that deliveries of one kind go to. */
export type Receiver<Payload> = {
  /** Whether the operator has set what it takes to send there. */
  readonly isConfigured: (context: Pick<Context, "settings" | "funnel">) => boolean;
  /** What to send. Secrets and addresses come from the settings as they are now, not as they were when it was enqueued. */
  readonly message: (payload: Payload, context: Pick<Context, "settings" | "funnel">) => Message | Promise<Message>;
};
