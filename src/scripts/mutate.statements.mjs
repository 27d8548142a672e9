// The small ways in which mutate-sql.mjs changes a statement of SQL. All of them leave it a statement: one that the
// database refuses is noticed by every test, and says nothing about them.

/** What is replaced by what, wherever it stands. */
const anywhere = [
  [/\band\b(?<!between [^ ]+(?: [+-] interval '[^']*')? and)/g, "or"],
  [/\bor\b/g, "and"],
  [/(?<= )<(?= )/g, "<="],
  [/(?<= )<=(?= )/g, "<"],
  [/(?<= )>(?= )/g, ">="],
  [/(?<= )>=(?= )/g, ">"],
  [/(?<= )<>(?= )/g, "="],
  [/\bis not (?=null|false|true)/g, "is "],
  [/\bis (?=null|false|true)/g, "is not "],
  [/\bnot (?=in |exists |\(|\$)/g, ""],
  [/ desc\b/g, ""],
  [/(?<=order by [\w.]+)(?=\)| limit|$)/g, " desc"],
  [/ on conflict(?: \([^)]*\)+)? do nothing/g, ""],
  [/(?<=limit )\d+/g, "1"],
  [/ \+ 1\b/g, " - 1"],
  [/ - (?=interval)/g, " + "],
  [/(?<=interval ')\d+/g, "400"],
  [/(?<=(?:=|<>|when|then|else|in \(|,) )'[a-z-]+'/g, "'other'"],
  [/(?<=in \()'[a-z-]+'/g, "'other'"],
];

/** Every change of a statement, one at a time. */
export function changesOf(text) {
  const found = anywhere.flatMap(([pattern, by]) =>
    [...text.matchAll(pattern)].map(({ index, 0: from }) => ({ index, from, by })),
  );
  return [...found, ...comparisons(text), ...keptColumns(text)]
    .filter(({ from, by }) => from !== by)
    .map(({ index, from, by }) => ({
      ...{ index, from, by, text },
      changed: text.slice(0, index) + by + text.slice(index + from.length),
    }))
    .sort((one, other) => one.index - other.index);
}

/** An equals sign compares, unless it stands in the list of a `set`, where a `case` can come before it. */
function comparisons(text) {
  return [...text.matchAll(/(?<= )=(?= )/g)].flatMap(({ index, 0: from }) => {
    const before = text
      .slice(0, index)
      .match(/\b(set|where|on|when|and|or|end|select)\b/g)
      ?.at(-1);
    return before === "set" || before === "end" ? [] : [{ index, from, by: "<>" }];
  });
}

/** A column that an update sets keeps what it has. What is set from another row may have two columns of that name. */
function keptColumns(text) {
  const set = /\bupdate [\w.]+\s+set ([\s\S]*?)\s+where\b/.exec(text);
  if (!set || /\bfrom\b/.test(set[1])) return [];
  return [...set[1].matchAll(/(?<=^|,\s+)(\w+) = ((?:\([^)]*\)|case [\s\S]*? end|[^,(])+)/g)].map(
    ({ index, 0: from, 1: column, 2: value }) => ({
      index: set.index + set[0].indexOf(set[1]) + index,
      from,
      by: `${column} = case when true then ${column} else ${value} end`,
    }),
  );
}
