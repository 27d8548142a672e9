import { fillCopy } from "../../engine/text/placeholders.ts";
import { type Inline, parseInline } from "../../engine/text/rich-text.ts";
import { useFunnel } from "../funnel-context.ts";

/** Gives a function that turns copy into plain text for attributes and titles: markup gone, placeholders filled. */
export function usePlain(): (copy: string) => string {
  const { lookup } = useFunnel();
  return (copy) => fillCopy(parseInline(copy).map(bare).join(""), lookup);
}

const bare = (part: Inline): string => (part.kind === "text" ? part.text : part.children.map(bare).join(""));
