/** Fires on the window when the dev server has put a saved definition in the place of the last one. */
export const changedEvent = "funnel:changed";
