const group = "experiment.";

/** The experiment whose variant a placeholder says in words: `headline` of `experiment.headline`; undefined for any other. */
export const experimentIn = (name: string): string | undefined =>
  name.startsWith(group) ? name.slice(group.length) : undefined;

/**
 * Reads the words of the variants of an experiment: `short=Do you like tea?|long=Which tea is yours?`.
 *
 * @param rest what is behind the first bar of a placeholder
 * @returns in the order written; one that names no variant has an empty one
 */
export const readVariants = (rest: string): readonly (readonly [variant: string, words: string])[] =>
  rest.split("|").map((part) => {
    const [, variant = "", words = part] = /^\s*([A-Za-z][\w-]*)\s*=(.*)$/s.exec(part) ?? [];
    return [variant, words.trim()];
  });

/** The words for a variant, or those that stand first. */
export function wordsFor(rest: string, variant: string | undefined): string {
  const all = readVariants(rest);
  return (all.find(([name]) => name === variant) ?? all[0])?.[1] ?? "";
}
