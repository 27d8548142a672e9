import type { LintContext } from "../context.ts";

/**
 * Tells whether anything in a definition reads facts or points by their names, for rules that tell of those that nothing does.
 *
 * @param kind how these names begin: `facts` or `score`
 * @param known the names that there are, behind that
 * @param others what may read them
 * @returns undefined where a name is misspelt, or a formula cannot be read: it may be meant there, and another rule tells
 */
export function namedIn(
  kind: "facts" | "score",
  known: object,
  others: object,
  { uses, values }: Pick<LintContext, "uses" | "values">,
): ((name: string) => boolean) | undefined {
  const isAstray = uses.some(({ name }) => {
    const [first, ...rest] = name.split(".");
    return first === kind && rest.length > 0 && !Object.hasOwn(known, rest.join("."));
  });
  if (isAstray || [...values.values()].some(({ compiled }) => compiled === undefined)) return undefined;
  const all = JSON.stringify(others);
  return (name) => new RegExp(String.raw`\b${kind}\.${name}(?![\w-])`).test(all);
}
