/** HTTP for our functions: calls from pages, errors, rate limits, bodies and client addresses. */
export { aboutLead } from "./about-lead.ts";
export { jsonText, mostOfEvent, readBody } from "./body.ts";
export { cleanJson } from "./clean-json.ts";
export { clientAddress, edgeAddress } from "./client-address.ts";
export { type Endpoint, endpoint } from "./endpoint.ts";
export { errorResponse, HttpError } from "./http-error.ts";
export { valueIn, withValues } from "./lead-values.ts";
export { type QuizQuery, queryOfQuiz } from "./query-of-quiz.ts";
export { crowd, forgetCalls, limitAddress, limitFiles, mayMail, sha256 } from "./rate-limit.ts";
export { type Touches, touches } from "./touches.ts";
