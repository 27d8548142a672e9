import { escapeMarkup } from "../../../engine/copy/index.ts";
import type { Changing } from "../../app/draw-page.ts";

/**
 * A page with the rule that keeps the place of what is otherwise for this visitor, and does not paint it, while the kernel
 * says so (`src/kernel/hold-back.ts`). On paper there is always the finished page.
 *
 * @param id of the funnel, by which the kernel finds what is stored
 * @param changing undefined if the page is the same for everybody
 */
export function withHeldPart(page: string, id: string, changing: Changing | undefined): string {
  if (!changing) return page;
  const { parts, query, by } = changing;
  // What is below the screens moves with their height.
  const held = [...parts, "body>footer"].join(",");
  return page
    .replace("<html ", () => `<html data-changes="${escapeMarkup([by, id, ...query].join(" "))}" `)
    .replace("</head>", () => `<style>@media not print{[data-held] :is(${held}){visibility:hidden}}</style></head>`);
}
