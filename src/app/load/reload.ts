/**
 * Reloads the page. The script in its head hands the state of the history entry over, without which back links would
 * not know the way.
 */
export const reload = (): void => (window.kernel ?? location).reload();
