/** Where a visitor is, whatever else is known of them. */
type Place = { readonly step: string };

/** How far a search goes. */
export type Reach<P> = {
  /** The most moves allowed. */
  readonly most?: number | undefined;
  /** After this many positions it is given up. */
  readonly places?: number | undefined;
  /**
   * How far a position is from what is wanted: of each step, only the nearest few are followed after each move, and none
   * that is infinitely far.
   */
  readonly distance?: ((position: P) => number) | undefined;
  /** Called where it is given up for the number of positions. Otherwise the same search without that bound finds nothing either. */
  readonly onGivenUp?: () => void;
};

/**
 * The fewest moves from a position to a wanted one; undefined if there are none, or if the search does not go far
 * enough.
 *
 * @param keyOf positions with the same key count as one
 */
export function findMoves<P extends Place, M extends { readonly to: P }>(
  from: P,
  movesFrom: (position: P) => readonly M[],
  isWanted: (move: M) => boolean,
  keyOf: (position: P) => string,
  { most = Number.POSITIVE_INFINITY, places = mostPlaces, distance, onGivenUp }: Reach<P> = {},
): readonly M[] | undefined {
  const seen = new Set([keyOf(from)]);
  let open: readonly Trail<P, M>[] = [{ position: from }];
  for (let length = 1; open.length > 0 && length <= most; length++) {
    if (seen.size >= places) {
      onGivenUp?.();
      return undefined;
    }
    const next: Trail<P, M>[] = [];
    for (const trail of open)
      for (const move of movesFrom(trail.position)) {
        const longer = { position: move.to, move, before: trail };
        if (isWanted(move)) return movesOf(longer);
        const key = keyOf(move.to);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(longer);
      }
    open = distance ? nearest(next, distance) : next;
  }
  return undefined;
}

/** Enough for any funnel that people can follow, and small enough to finish in seconds. */
const mostPlaces = 5_000;

/** Positions that are looked at in a moment. */
export const few = 500;

/** How many positions of each step are followed where they are too many. */
const kept = 16;

function nearest<P extends Place, M>(trails: readonly Trail<P, M>[], distance: (position: P) => number) {
  const rated = trails
    .map((trail) => ({ trail, step: trail.position.step, far: distance(trail.position) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY);
  const steps = new Map(rated.map(({ step }) => [step, 0]));
  return rated
    .sort((a, b) => a.far - b.far)
    .filter(({ step }) => {
      const before = steps.get(step) ?? 0;
      steps.set(step, before + 1);
      return before < kept;
    })
    .map(({ trail }) => trail);
}

type Trail<P, M> = { readonly position: P; readonly move?: M; readonly before?: Trail<P, M> };

function movesOf<P, M>(trail: Trail<P, M>): readonly M[] {
  const moves: M[] = [];
  for (let at: Trail<P, M> | undefined = trail; at?.move; at = at.before) moves.push(at.move);
  return moves.reverse();
}
