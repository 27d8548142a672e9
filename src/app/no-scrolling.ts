/**
 * Replaces the router's scrolling: the shell itself scrolls when the visitor sees the new step, and the router, which
 * learns of the step later, must not scroll again. The names are those that the router re-exports.
 */
export const setupScrollRestoration = (): void => undefined;
export const ScrollRestoration = (): null => null;
export const defaultGetScrollRestorationKey = (): string => "";
export const getElementScrollRestorationEntry = (): undefined => undefined;
export const storageKey = "";
