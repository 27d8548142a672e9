const name = "funnel:leaving";

/**
 * Says that a visitor's way leads out of the page, as that of a buyer does: to the bank, to the provider, to the receipt, or
 * to the same page at a new price. Nothing asks them to stay then.
 */
export const sayLeaving = (): void => void dispatchEvent(new Event(name));

/** Calls back each time that is said. */
export const onLeaving = (call: () => void): void => addEventListener(name, call);
