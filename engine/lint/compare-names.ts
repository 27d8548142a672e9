/** What of one text another one lacks, and what it has beyond that, in the order written. */
export function compareNames(wanted: Iterable<string>, given: Iterable<string>) {
  const [before, now] = [new Set(wanted), new Set(given)];
  return { lost: [...before].filter((name) => !now.has(name)), added: [...now].filter((name) => !before.has(name)) };
}
