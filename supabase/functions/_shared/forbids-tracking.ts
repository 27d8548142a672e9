/** Whether the browser forbids tracking for its owner: Global Privacy Control, https://w3c.github.io/gpc/. */
export const forbidsTracking = ({ headers }: Request): boolean => headers.get("Sec-GPC") === "1";
