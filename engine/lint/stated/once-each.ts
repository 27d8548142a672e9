/**
 * A function of two texts that works each pair out once: asking the platform for names is slow, and every
 * check of a process asks for the same.
 */
export function onceEach<Result>(work: (one: string, other: string) => Result): (one: string, other: string) => Result {
  const known = new Map<string, Result>();
  return (one, other) => {
    const key = `${one} ${other}`;
    const result = known.get(key) ?? work(one, other);
    known.set(key, result);
    return result;
  };
}
