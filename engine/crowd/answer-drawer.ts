import type { StepFlow } from "../flow/index.ts";

/** Shares between 0 and 1, by option id. */
export type Shares = Readonly<Record<string, number>>;

/**
 * Draws answers at a step as a crowd of visitors would give them.
 *
 * In a single choice each option gets its share; options without one split the rest evenly. In a selection each option
 * is ticked by its share of the visitors, or by half of them if none is given, and answers that the step does not allow
 * never occur. Without any shares every allowed set of ticks is equally likely. An option that excludes the others is
 * drawn before them, by its share or else by an equal share among all options.
 *
 * @returns a function that draws one answer, given a source of numbers from 0 up to but not including 1
 */
export function answerDrawer(
  { options, min, max }: Pick<StepFlow, "options" | "min" | "max">,
  shares: Shares,
): (random: () => number) => readonly string[] {
  if (max <= 1 && min === 1)
    return singleDrawer(
      options.map(({ id }) => id),
      shares,
    );
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => id);
  const plain = options.filter(({ exclusive }) => !exclusive).map(({ id }) => id);
  const chances = plain.map((id) => shares[id] ?? 0.5);
  const fits = allowed(chances, min, max);
  return (random) => {
    let place = random();
    for (const id of alone) {
      place -= shares[id] ?? 1 / options.length;
      if (place < 0) return [id];
    }
    const ticked: string[] = [];
    for (const [index, id] of plain.entries()) {
      const chance = (chances[index] ?? 0) * (fits[index + 1]?.[ticked.length + 1] ?? 0);
      const whole = fits[index]?.[ticked.length] ?? 0;
      if (whole > 0 && random() * whole < chance) ticked.push(id);
    }
    return ticked;
  };
}

function singleDrawer(ids: readonly string[], shares: Shares) {
  const given = ids.reduce((sum, id) => sum + (shares[id] ?? 0), 0);
  const rest = (1 - given) / ids.filter((id) => shares[id] === undefined).length;
  const answers = ids.map((id) => ({ share: shares[id] ?? rest, answer: [id] }));
  const last = answers.findLast(({ share }) => share > 0)?.answer ?? [];
  return (random: () => number): readonly string[] => {
    let place = random();
    for (const { share, answer } of answers) {
      place -= share;
      if (place < 0) return answer;
    }
    return last;
  };
}

/**
 * The probability that an answer ends up allowed, by how many options have been drawn and how many of them are ticked.
 */
function allowed(chances: readonly number[], min: number, max: number): readonly (readonly number[])[] {
  const counts = Array.from({ length: chances.length + 2 }, (_, count) => count);
  const table: number[][] = [counts.map((count) => (count >= min && count <= max ? 1 : 0))];
  for (const chance of chances.toReversed()) {
    const [after = []] = table;
    table.unshift(counts.map((count) => chance * (after[count + 1] ?? 0) + (1 - chance) * (after[count] ?? 0)));
  }
  return table;
}
