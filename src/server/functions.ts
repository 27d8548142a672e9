import type { Handler } from "../../supabase/functions/_shared/context/index.ts";
import { handler as consent } from "../../supabase/functions/consent/handler.ts";
import { handler as createCheckout } from "../../supabase/functions/create-checkout/handler.ts";
import { handler as createUser } from "../../supabase/functions/create-user/handler.ts";
import { handler as facebookConversion } from "../../supabase/functions/facebook-conversion/handler.ts";
import { handler as lead } from "../../supabase/functions/lead/handler.ts";
import { handler as runJobs } from "../../supabase/functions/run-jobs/handler.ts";
import { handler as sandboxPay } from "../../supabase/functions/sandbox-pay/handler.ts";
import { handler as sessionStatus } from "../../supabase/functions/session-status/handler.ts";
import { handler as stripeWebhook } from "../../supabase/functions/stripe-webhook/handler.ts";
import { handler as trackEvent } from "../../supabase/functions/track-event/handler.ts";

/** Every backend function, by the name it is called by. */
export const functions: Readonly<Record<string, Handler>> = {
  consent,
  "create-checkout": createCheckout,
  "create-user": createUser,
  "facebook-conversion": facebookConversion,
  lead,
  "run-jobs": runJobs,
  "sandbox-pay": sandboxPay,
  "session-status": sessionStatus,
  "stripe-webhook": stripeWebhook,
  "track-event": trackEvent,
};
