/** Upper limits of a definition. Each is far above any real funnel, and makes a hostile file cheap to refuse. */
export const limits = {
  /** Bytes of one file. */
  fileSize: 2_000_000,
  /** Nesting depth of lists and groups. */
  depth: 64,
  /** Tokens of one file. */
  lexemes: 500_000,
  /** Values of a definition with everything it includes. */
  values: 250_000,
  /** Steps of a funnel. */
  steps: 5_000,
  /** Entries of any other list or group of keys. */
  entries: 1_000,
  /** Schema errors that are examined for one step, or for everything outside the steps. */
  errors: 1_000,
  /** Files that a definition includes, one within the other. */
  includeDepth: 4,
  /** Problems that one report names. */
  problems: 100,
} as const;
