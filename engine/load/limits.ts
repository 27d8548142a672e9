/** What a definition may hold at most. Each is far above a real funnel, and keeps a hostile file cheap to refuse. */
export const limits = {
  /** Bytes of one file. */
  fileSize: 2_000_000,
  /** Lists and keys inside each other. */
  depth: 64,
  /** Words, marks and line ends of one file. */
  lexemes: 500_000,
  /** Values of a definition with everything it includes. */
  values: 250_000,
  /** Steps of a funnel. */
  steps: 5_000,
  /** Entries of any other list or group of keys. */
  entries: 1_000,
  /** Errors of the schema that are looked at for one step, or for all else. */
  errors: 1_000,
  /** Files that a definition includes, one within the other. */
  includeDepth: 4,
  /** Problems that one report names. */
  problems: 100,
} as const;
