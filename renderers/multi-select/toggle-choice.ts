import type { ResolvedOption } from "../../engine/flow/index.ts";

/**
 * The choice after one option was tapped, in the order of the options.
 * An exclusive option clears the others, and any other clears it.
 */
export function toggleChoice(
  options: readonly ResolvedOption[],
  choice: readonly string[],
  tapped: ResolvedOption,
): readonly string[] {
  if (choice.includes(tapped.id)) return choice.filter((id) => id !== tapped.id);
  if (tapped.exclusive) return [tapped.id];
  return options
    .filter((option) => option.id === tapped.id || (choice.includes(option.id) && !option.exclusive))
    .map((option) => option.id);
}
