/** Sizes in pixels that the layout of a picture and its drawing share. */
export const sizes = {
  card: 236,
  /** Padding of a card; the left one contains the coloured bar. */
  padding: 14,
  /** First line of a card: id and type. */
  cardHead: 30,
  /** Line and bar that say how many came to a step. */
  count: 29,
  /** From one card down to the next, and sideways. */
  below: 36,
  beside: 26,
  /** Half the height of a start or end mark, which is on the edge of its card. */
  mark: 9,
  /** Between columns, and around everything. */
  gutter: 44,
  margin: 28,
  /** Room for the title above the columns. */
  title: 56,
  /** Between lines that run side by side. */
  lane: 12,
  idText: 13,
  text: 12.5,
  label: 11.5,
  typeText: 10.5,
  /** Line height, as a multiple of the font size. */
  line: 1.34,
} as const;
