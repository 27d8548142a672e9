import type { Context } from "../functions/_shared/context/index.ts";
import { handler } from "../functions/consent/handler.ts";
import { post } from "./post.ts";

/** Records the visitor's choice about tracking, at the time of the context. */
export const sayConsent = (visitId: string, isGiven: boolean, context: Context) =>
  post(handler, { visitId, purpose: "tracking", isGiven, wording: "May we count visits?" }, context);
