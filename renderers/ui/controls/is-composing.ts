/**
 * Whether an input method, such as a Japanese one, still holds what an event of an input has written, or takes a key for
 * itself. Safari tells of the Enter that ends a composition after it has ended, with the number of keys that are taken.
 */
export const isComposing = (event: Event): boolean =>
  ("isComposing" in event && event.isComposing === true) || ("keyCode" in event && event.keyCode === 229);
