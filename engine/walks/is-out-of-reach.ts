import type { Condition } from "../../schema/funnel.types.ts";
import type { StepFlows } from "../flow/index.ts";

/**
 * Whether a condition asks for more or fewer points than all answers together can give. To search for such answers takes
 * longest, and is in vain. Other conditions may be impossible as well; this only says what can be counted.
 */
export function isOutOfReach(condition: Condition, steps: StepFlows): boolean {
  return Object.entries(condition).some(([word, operand]) => {
    // The schema has checked each operand against its word.
    if (word === "all") return (operand as Condition[]).some((part) => isOutOfReach(part, steps));
    if (word === "any") return (operand as Condition[]).every((part) => isOutOfReach(part, steps));
    if (word !== "score") return false;
    return Object.entries(operand as Record<string, { min?: number; max?: number }>).some(([scale, { min, max }]) => {
      const most = mostPoints(steps, (score) => score[scale] ?? 0);
      const least = -mostPoints(steps, (score) => -(score[scale] ?? 0));
      return (min !== undefined && min > most) || (max !== undefined && max < least);
    });
  });
}

/** The most points that answers can give, at each step the best that may be chosen at once. */
function mostPoints(steps: StepFlows, points: (score: Readonly<Record<string, number>>) => number): number {
  const best = Object.values(steps).map(({ options, max }) => {
    const gains = options.map(({ score = {} }) => Math.max(0, points(score)));
    return sum(gains.sort((a, b) => b - a).slice(0, max));
  });
  return sum(best);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
