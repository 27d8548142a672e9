import { copyParts } from "../../engine/copy/index.ts";
import { useFunnel } from "../funnel-context.ts";

/** Gives a function that says whether a copy shows a value that is sample content. */
export function useHasSample(): (copy: string) => boolean {
  const { isSample } = useFunnel();
  return (copy) => copyParts(copy).some((part) => "name" in part && isSample?.(part.name));
}
