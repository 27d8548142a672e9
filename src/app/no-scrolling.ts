/**
 * In place of what the router scrolls by: the shell scrolls itself when the visitor sees the new step, and the router, which
 * is told after that, must not do it again. The names are those that the router's own lists pass on.
 */
export const setupScrollRestoration = (): void => undefined;
export const ScrollRestoration = (): null => null;
export const defaultGetScrollRestorationKey = setupScrollRestoration;
export const getElementScrollRestorationEntry = setupScrollRestoration;
export const storageKey = "";
