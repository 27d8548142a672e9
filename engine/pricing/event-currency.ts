/**
 * Currency in which an event tells the price of a plan: the one that the definition names for it, otherwise euros, as the
 * specification's events have it. What was paid is told in the order's own.
 */
export const eventCurrency = ({ currency = "EUR" }: { readonly currency?: string }): string => currency;
