/**
 * Moves the focus to a field that is wrong, in view with its label. Focus alone scrolls no further than the field in WebKit,
 * which then lies below the header; the scrolling here keeps the margins of the styles.
 */
export function focusWrong(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.scrollIntoView({ block: "nearest" });
}
