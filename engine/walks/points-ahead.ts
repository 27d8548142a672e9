import { type FlowOption, foldWays } from "../flow/index.ts";

/** The fewest and the most points that answers can still add to a scale. */
export type Ahead = { readonly low: number; readonly high: number };

type Points = Ahead | "round" | "nowhere";
type Asking = { readonly options?: readonly Pick<FlowOption, "score">[]; readonly max?: number };
type Ways = Readonly<Record<string, readonly { readonly to: string }[]>>;

/**
 * What answers can still add on the way from a step to another one, both included; undefined where no way leads there, or
 * where one leads round.
 */
export function pointsAhead(
  goal: string,
  steps: Readonly<Record<string, Asking>>,
  forward: Ways,
): (at: string, scale: string) => Ahead | undefined {
  const known = new Map<string, Map<string, Points>>();
  const leadsTo = (at: string) => (at === goal ? [] : (forward[at] ?? []).map(({ to }) => to));
  return (at, scale) => {
    const made = known.get(scale) ?? new Map<string, Points>();
    known.set(scale, made);
    const added = (step: string, behind: readonly Points[]): Points => {
      const own = pointsAt(steps[step], scale);
      if (step === goal) return own;
      if (behind.includes("round")) return "round";
      const ways = behind.filter((way) => typeof way !== "string");
      if (ways.length === 0) return "nowhere";
      return {
        low: own.low + Math.min(...ways.map(({ low }) => low)),
        high: own.high + Math.max(...ways.map(({ high }) => high)),
      };
    };
    const found = foldWays<Points>(at, leadsTo, "round", added, made);
    return typeof found === "string" ? undefined : found;
  };
}

function pointsAt({ options = [], max = 1 }: Asking = {}, scale: string): Ahead {
  const points = options.map(({ score }) => score?.[scale] ?? 0);
  if (points.length === 0) return { low: 0, high: 0 };
  if (max <= 1) return { low: Math.min(...points), high: Math.max(...points) };
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
  return { low: sum(points.filter((each) => each < 0)), high: sum(points.filter((each) => each > 0)) };
}
