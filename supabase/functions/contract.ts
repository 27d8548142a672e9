import type { Endpoint } from "./_shared/http/index.ts";
import type { handler as appointment } from "./appointment/handler.ts";
import type { handler as confirm } from "./confirm/handler.ts";
import type { handler as consent } from "./consent/handler.ts";
import type { handler as countVisitors } from "./count-visitors/handler.ts";
import type { handler as createCheckout } from "./create-checkout/handler.ts";
import type { handler as createUser } from "./create-user/handler.ts";
import type { handler as facebookConversion } from "./facebook-conversion/handler.ts";
import type { handler as lead } from "./lead/handler.ts";
import type { handler as leadUpdate } from "./lead-update/handler.ts";
import type { handler as sandboxPay } from "./sandbox-pay/handler.ts";
import type { handler as sessionStatus } from "./session-status/handler.ts";
import type { handler as stock } from "./stock/handler.ts";
import type { handler as trackEvent } from "./track-event/handler.ts";
import type { handler as upload } from "./upload/handler.ts";

/**
 * The functions that pages can call, by name: the input and output of each, inferred from its own schema and code. Only
 * types; none of this reaches a browser. Ids are in camel case, except where the funnel's specification prescribes a
 * body (`facebook-conversion`, the event in `track-event`).
 */
export type Functions = {
  readonly appointment: Contract<typeof appointment>;
  readonly confirm: Contract<typeof confirm>;
  readonly consent: Contract<typeof consent>;
  readonly "count-visitors": Contract<typeof countVisitors>;
  readonly "create-checkout": Contract<typeof createCheckout>;
  readonly "create-user": Contract<typeof createUser>;
  readonly "facebook-conversion": Contract<typeof facebookConversion>;
  readonly lead: Contract<typeof lead>;
  readonly "lead-update": Contract<typeof leadUpdate>;
  readonly "sandbox-pay": Contract<typeof sandboxPay>;
  readonly "session-status": Contract<typeof sessionStatus>;
  readonly stock: Contract<typeof stock>;
  readonly "track-event": Contract<typeof trackEvent>;
  readonly upload: Contract<typeof upload>;
};

type Contract<Function> =
  Function extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never;
