/** HTTP as our functions speak it: calls of pages, errors, limits, bodies, and who is calling. */
export { jsonText, readBody } from "./body.ts";
export { clientAddress, edgeAddress } from "./client-address.ts";
export { type Endpoint, endpoint } from "./endpoint.ts";
export { errorResponse, HttpError } from "./http-error.ts";
export { crowd, forgetCalls } from "./rate-limit.ts";
export { sha256 } from "./sha256.ts";
