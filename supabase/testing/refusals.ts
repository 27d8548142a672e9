/** What every function answers to the requests of `badRequests`. */
export const refusals = {
  "an extra field": "400 bad-request",
  "a wrong type": "400 bad-request",
  "a missing field": "400 bad-request",
  "an array": "400 bad-request",
  "no JSON": "400 bad-json",
  "a megabyte": "413 too-large",
  "plain text": "415 wrong-content-type",
  "a foreign origin": "403 foreign-origin",
};
