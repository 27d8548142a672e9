/** Whether an input method, such as a Japanese one, still holds what an event of an input has written. */
export const isComposing = (event: Event): boolean => "isComposing" in event && event.isComposing === true;
