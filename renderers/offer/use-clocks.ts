import { type ComponentType, useEffect, useState } from "react";
import type { StepOf } from "../contract.ts";
import type { ClocksProps } from "./clocks.tsx";

/** The part of an offer that runs with time, once the page is there; none on an offer without one. */
export function useClocks({ wheel, bonus, countdown }: StepOf<"offer">): ComponentType<ClocksProps> | undefined {
  const [Clocks, setClocks] = useState<ComponentType<ClocksProps>>();
  const isTimed = wheel !== undefined || bonus !== undefined || countdown !== undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    let isHere = true;
    import("./clocks.tsx").then(
      ({ Clocks }) => isHere && setClocks(() => Clocks),
      // An offer without its timers is an offer still.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isTimed]);
  return Clocks;
}
