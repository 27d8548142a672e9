/**
 * Moves the focus within a group of radios by arrow keys, Home and End, and keeps one of them in the order of Tab.
 *
 * @param until ends it
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function radioKeys(until: AbortSignal): void {
  const groupOf = ({ target }: Event) => (target instanceof Element ? target.closest("[role=radiogroup]") : null);
  const radiosIn = (group: Element) => [...group.querySelectorAll<HTMLElement>("[role=radio]")];
  const onKey = (event: KeyboardEvent) => {
    const group = groupOf(event);
    if (!group || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = radiosIn(group);
    const last = items.length - 1;
    const from = items.findIndex((item) => item.contains(event.target as Node));
    const isBack = event.key === "ArrowUp" || event.key === "ArrowLeft";
    const isForth = event.key === "ArrowDown" || event.key === "ArrowRight";
    const isEnd = event.key === "End";
    if (!isBack && !isForth && !isEnd && event.key !== "Home") return;
    event.preventDefault();
    const to = isBack ? (from > 0 ? from - 1 : last) : isForth ? (from < last ? from + 1 : 0) : isEnd ? last : 0;
    items[to]?.focus();
  };
  const onFocus = (event: Event) => {
    const group = groupOf(event);
    for (const item of group ? radiosIn(group) : []) item.tabIndex = item.contains(event.target as Node) ? 0 : -1;
  };
  addEventListener("keydown", onKey, { signal: until });
  addEventListener("focusin", onFocus, { signal: until });
}
