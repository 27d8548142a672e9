import { copyParts } from "../../engine/text/placeholders.ts";
import { useFunnel } from "../funnel-context.ts";

/** Gives a function that lists the placeholders of a copy whose values are sample content. */
export function useSampleNames(): (copy: string) => readonly string[] {
  const { isSample } = useFunnel();
  return (copy) => copyParts(copy).flatMap((part) => ("name" in part && isSample?.(part.name) ? [part.name] : []));
}
