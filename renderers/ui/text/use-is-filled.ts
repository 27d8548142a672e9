import { copyParts } from "../../../engine/copy/index.ts";
import { useFunnel } from "../../funnel-context.ts";

/** Gives a function that says whether every placeholder of a copy has a value, not counting fallbacks. */
export function useIsFilled(): (copy: string) => boolean {
  const { lookup } = useFunnel();
  return (copy) => copyParts(copy).every((part) => "text" in part || lookup(part.name) !== undefined);
}
