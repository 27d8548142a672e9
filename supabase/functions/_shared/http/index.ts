/** HTTP as our functions speak it: calls of pages, errors, limits, bodies, and who is calling. */
export { jsonText, readBody } from "./body.ts";
export { clientAddress, edgeAddress } from "./client-address.ts";
export { type Endpoint, endpoint } from "./endpoint.ts";
export { errorResponse, HttpError } from "./http-error.ts";
export { crowd, forgetCalls, sha256 } from "./rate-limit.ts";
