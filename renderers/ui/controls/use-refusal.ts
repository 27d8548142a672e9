import { useEffect, useState } from "react";
import type { Notice, StepActions } from "../../contract.ts";

/**
 * An entry that was refused, with a notice. Error and notice go away as soon as the visitor changes the entry or leaves.
 *
 * @param entry what would be sent now
 * @returns whether this very entry was refused, and the function that refuses it
 */
export function useRefusal(
  entry: string,
  onNotice: StepActions["onNotice"],
): [boolean, (problem: Omit<Notice, "tone">) => void] {
  const [refused, setRefused] = useState<{ readonly entry: string; readonly withdraw: () => void }>();
  const isRefused = refused?.entry === entry;
  useEffect(() => (isRefused ? refused.withdraw : undefined), [isRefused, refused]);
  return [isRefused, (problem) => setRefused({ entry, withdraw: onNotice({ ...problem, tone: "danger" }) })];
}
