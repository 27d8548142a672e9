/** Words by what they stand for, with blanks between them. */
export type WordTable = Readonly<Record<string, string>>;

/**
 * What authors write in one language for the words of a definition. All words are compared in small letters and without
 * accents, and a hyphen stands for a blank. What nobody has written yet is empty.
 */
export type ForeignWords = {
  /** Keys. A word may stand for several: a `titel` is a heading or, where there is none, the title of a tab. */
  readonly keys: WordTable;
  /** Types of steps, fields and sections. */
  readonly types: WordTable;
  /** Values that keys can have. */
  readonly values: WordTable;
  /** What icons show. */
  readonly icons: WordTable;
  /** What conditions call `or`, `and` and `not`. */
  readonly conditions: WordTable;
  /** Words for true. */
  readonly yes: string;
  /** Words for false. */
  readonly no: string;
  /** Numbers that are written as words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** One of something, as regular expressions: `un mese`, `einem Jahr`. */
  readonly article: readonly string[];
  /** Units of time. */
  readonly units: WordTable;
  /** Durations in words. */
  readonly partsOfHour: WordTable;
  /** What happens in each period. */
  readonly periods: WordTable;
  /** What is paid once. */
  readonly once: string;
  /** The visitor's own day. */
  readonly today: string;
  /** The days before and after it. */
  readonly nearby: WordTable;
  /** Words before a time that is past, as regular expressions: `vor 2 Tagen`. */
  readonly agoBefore: readonly string[];
  /** The same behind it: `2 giorni fa`. */
  readonly agoBehind: readonly string[];
  /** Words before a time that is yet to come: `in 2 Tagen`. */
  readonly toComeBefore: readonly string[];
  /** The same behind it: `2 gün sonra`. */
  readonly toComeBehind: readonly string[];
};
