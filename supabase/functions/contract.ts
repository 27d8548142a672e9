import type { Endpoint } from "./_shared/http/index.ts";
import type { handler as consent } from "./consent/handler.ts";
import type { handler as createCheckout } from "./create-checkout/handler.ts";
import type { handler as createUser } from "./create-user/handler.ts";
import type { handler as facebookConversion } from "./facebook-conversion/handler.ts";
import type { handler as lead } from "./lead/handler.ts";
import type { handler as sandboxPay } from "./sandbox-pay/handler.ts";
import type { handler as sessionStatus } from "./session-status/handler.ts";
import type { handler as trackEvent } from "./track-event/handler.ts";

/**
 * What pages may ask of the functions, by name: the body each takes and the answer it gives, read from its own schema and
 * code. Types alone; nothing of this reaches a browser. Ids are spelled in camel case, but where the funnel's
 * specification lays a body down (`facebook-conversion`, the event in `track-event`).
 */
export type Functions = {
  readonly consent: Contract<typeof consent>;
  readonly "create-checkout": Contract<typeof createCheckout>;
  readonly "create-user": Contract<typeof createUser>;
  readonly "facebook-conversion": Contract<typeof facebookConversion>;
  readonly lead: Contract<typeof lead>;
  readonly "sandbox-pay": Contract<typeof sandboxPay>;
  readonly "session-status": Contract<typeof sessionStatus>;
  readonly "track-event": Contract<typeof trackEvent>;
};

type Contract<Function> =
  Function extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never;
