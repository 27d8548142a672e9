import type { Move, Position } from "./walker.ts";

/**
 * The fewest moves from a position to a wanted one; undefined if there are none, or if too many positions would have to
 * be searched.
 *
 * @param keyOf positions with the same key count as one
 * @param most moves allowed
 */
export function findMoves(
  from: Position,
  movesFrom: (position: Position) => readonly Move[],
  isWanted: (move: Move) => boolean,
  keyOf: (position: Position) => string,
  most = Number.POSITIVE_INFINITY,
): readonly Move[] | undefined {
  const seen = new Set([keyOf(from)]);
  let open: readonly Trail[] = [{ position: from }];
  for (let length = 1; open.length > 0 && length <= most && seen.size < mostPlaces; length++) {
    const next: Trail[] = [];
    for (const trail of open)
      for (const move of movesFrom(trail.position)) {
        const longer = { position: move.to, move, before: trail };
        if (isWanted(move)) return movesOf(longer);
        const key = keyOf(move.to);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(longer);
      }
    open = next;
  }
  return undefined;
}

/** Enough for any funnel that people can follow, and small enough to finish in seconds. */
const mostPlaces = 5_000;

type Trail = { readonly position: Position; readonly move?: Move; readonly before?: Trail };

function movesOf(trail: Trail): readonly Move[] {
  const moves: Move[] = [];
  for (let at: Trail | undefined = trail; at?.move; at = at.before) moves.push(at.move);
  return moves.reverse();
}
