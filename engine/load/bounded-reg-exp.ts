/** Patterns are for short texts: a long one fails before matching it takes too long. */
export function boundedRegExp(pattern: string, flags: string) {
  const expression = new RegExp(pattern, flags);
  // ajv tells patterns apart by their text.
  return { test: (text: string) => text.length <= 2_000 && expression.test(text), toString: () => String(expression) };
}
