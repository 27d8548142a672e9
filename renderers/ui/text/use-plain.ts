import { fillCopy, parseInline, plainText } from "../../../engine/copy/index.ts";
import { useFunnel } from "../../funnel-context.ts";

/** Gives a function that turns copy into plain text for attributes and labels: markup gone, placeholders filled. */
export function usePlain(): (copy: string) => string {
  const { lookup } = useFunnel();
  return (copy) => fillCopy(plainText(parseInline(copy)), lookup);
}
