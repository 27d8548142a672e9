import { emptyQuiz } from "../../../engine/quiz/index.ts";
import type { Move, Position, Walk } from "../../../engine/walks/index.ts";

/** Moves one after the other, from a position on. */
export type Segment = {
  readonly start: Position;
  readonly query: Readonly<Record<string, string>>;
  /** What was done before. */
  readonly before: readonly Move[];
  readonly moves: readonly Move[];
  /** Whether the visitor comes for the first time, and not back. */
  readonly isFirst: boolean;
  /** The address that the visitor opens after what was done before; left out if that has led there. */
  readonly opened?: string;
};

/** A walk cut into pieces that can be walked side by side: each begins as a visitor who comes back. */
export function segmentsOf({ query, moves }: Walk): readonly Segment[] {
  const [first] = moves;
  if (!first) return [];
  const segments: Segment[] = [];
  let rest = moves;
  let start: Position = { step: first.from, quiz: { ...emptyQuiz, query } };
  let before: readonly Move[] = [];
  while (rest.length > 0) {
    // A back link of several targets leads where this visit came from.
    const cut = rest.findIndex((move, index) => index >= pieceLength && move.action.kind !== "back");
    const moves = cut === -1 ? rest : rest.slice(0, cut);
    segments.push({ start, query, before, moves, isFirst: segments.length === 0 });
    before = [...before, ...moves];
    start = moves.at(-1)?.to ?? start;
    rest = rest.slice(moves.length);
  }
  return segments;
}

const pieceLength = 20;

/** The part of a segment that concerns the wanted moves. */
export function around(segment: Segment, isWanted: (move: Move) => boolean): Segment {
  const first = segment.moves.findIndex(isWanted);
  const last = segment.moves.findLastIndex(isWanted);
  const earlier = segment.moves.slice(0, first);
  const start = earlier.at(-1)?.to;
  return {
    ...segment,
    ...(start && { start, isFirst: false }),
    before: [...segment.before, ...earlier],
    moves: segment.moves.slice(first, last + 1),
  };
}
