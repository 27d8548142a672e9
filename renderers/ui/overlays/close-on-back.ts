// The browser's Back closes what a visitor has opened on top of a page, and only then leaves the page. So the tab's history
// has an entry for each open dialog, at the page's own address.

/** Closes each open dialog; the one opened last is the last. */
const open: (() => void)[] = [];

/** Whether the history is on its way back, past the entries of dialogs that are closed by now. */
let isGoingBack = false;

/** How many dialogs are open, as the current entry has it. */
const noted = (): number => Object(history.state).over ?? 0;

/**
 * Lets the browser's Back close what has just been opened on top of the page.
 *
 * @returns to be called once it is closed, by whatever
 */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  settleHistory();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settleHistory();
  };
}

/**
 * Gives each open dialog an entry, and goes back past those whose dialogs are gone: closed, or left open by a page that was
 * then loaded anew.
 */
export function settleHistory(): void {
  addEventListener("popstate", follow);
  // What is opened or closed meanwhile waits until the history is there.
  if (isGoingBack) return;
  const gone = noted() - open.length;
  isGoingBack = gone > 0;
  if (isGoingBack) history.go(-gone);
  for (let count = noted(); count < open.length; count++) history.pushState({ ...history.state, over: count + 1 }, "");
}

function follow(): void {
  const isOwn = isGoingBack;
  isGoingBack = false;
  const left = open.slice(noted());
  if (isOwn || left.length === 0) settleHistory();
  else for (const close of left.reverse()) close();
}
