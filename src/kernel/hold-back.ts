const { documentElement: root } = document;

/** How long a visitor waits for what is theirs, in milliseconds, until they are shown the page as it is for others. */
const patience = 5_000;

/**
 * Keeps the place of what is drawn otherwise for this visitor, without painting it: shown at once, it would be wrong, and
 * move once the page's code has come. The page says whose it is and which parameters of the address it depends on
 * (`src/build/pages/held-part.ts`). It ends with {@link showAll}.
 *
 * @param said finds in what is stored of a quiz that it says something about its visitor
 */
export function holdBack(said = anything): void {
  const [by, id, ...names] = (root.dataset.changes || "").split(" ");
  try {
    if (
      by === "bonus"
        ? localStorage.getItem(`${id}:bonus-start-time`)
        : id && (names.some((name) => new URLSearchParams(location.search).has(name)) || isKnown(id, said))
    ) {
      root.dataset.held = "";
      setTimeout(showAll, patience);
    }
  } catch {
    // Storages that cannot be read have nothing.
  }
}

/** Anything in the `choices`, `values` or `query` of a stored quiz; a contact, which is stored as it is. */
const anything = /^[^{]|[sy]":\{"/;

/** Shows all of the page. */
export const showAll = (): void => {
  delete root.dataset.held;
};

/**
 * Whether anything is stored that a page can depend on: a quiz in which something was answered, a contact, what
 * texts show of the address, early taps.
 */
const isKnown = (id: string, said: RegExp): boolean =>
  !!sessionStorage.getItem(`${id}:address`) ||
  Object.keys(sessionStorage).some((key) => key.startsWith(`${id}:taps:`)) ||
  ["quiz", "email", "phone"].some((name) => localStorage.getItem(`${id}:${name}`)?.match(said));
