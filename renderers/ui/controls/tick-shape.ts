/** A tick, as the shape that is left of a square. */
export const tickShape =
  "polygon(38% 71%, 42% 72%, 46% 71%, 77% 37%, 78% 32%, 74% 29%, 69% 30%, 42% 60%, 31% 48%, 26% 47%, 22% 51%, 23% 56%)";
