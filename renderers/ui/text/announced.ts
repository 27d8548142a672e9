/**
 * What makes an element say at once what appears in it. It stays on the page while empty: only changes in it are said.
 * Firefox takes an alert for a live region only where it is told how live it is.
 */
export const announced = { role: "alert", "aria-live": "assertive" } as const;
