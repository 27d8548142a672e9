import { type AtomKind, type ByKind, byKind, type ConditionAtom } from "../flow/index.ts";
import { few, findMoves, type Reach } from "./find-moves.ts";
import type { Guards } from "./guards.ts";
import type { Target } from "./targets.ts";
import type { Move, Position, Walker, WalkFacts } from "./walker.ts";

type Search = {
  readonly targets: readonly Target[];
  readonly atoms: Guards["asked"];
  readonly reach?: Reach<Position>;
  /** Whether a search before has seen all that this one would see. */
  readonly isVain?: () => boolean;
};

export type IsAllowed = (move: Move) => boolean;

/** A simulated tester on a walk, who knows what is still to be covered. */
export type Tester = {
  readonly position: () => Position;
  readonly moves: readonly Move[];
  /** Follows the back link; false if that is not allowed or there is none. */
  readonly goBack: (isAllowed: IsAllowed) => boolean;
  /** Does the most useful thing that can be done right here; false if nothing is. */
  readonly doHere: (isAllowed: IsAllowed) => boolean;
  /**
   * Goes, by the fewest moves, to where one of some targets can be covered, and covers it; false if there is no such
   * position.
   */
  readonly goFor: (targets: readonly Target[], isAllowed: IsAllowed, most?: number) => boolean;
};

/**
 * Starts a walk.
 *
 * @param pending targets still to be covered, by key; each move removes those it covers
 */
export function testerFrom(start: Position, walker: Walker, guards: Guards, pending: Map<string, Target>): Tester {
  let position = start;
  const moves: Move[] = [];
  const gain = ({ covers }: Move) => covers.filter((key) => pending.has(key)).length;
  const openness = ({ to }: Move) => {
    const facts = walker.facts(to);
    return [...pending.values()].filter((target) => guards.isGuarded(target) && guards.isOpen(target, facts)).length;
  };
  const make = (move: Move) => {
    for (const key of move.covers) pending.delete(key);
    moves.push(move);
    position = move.to;
  };

  // A move other than the planned one may be more useful, if it leads to the same step and the rest still works.
  const follow = ([planned, ...rest]: readonly Move[], keys: ReadonlySet<string>, atoms: Guards["asked"]) => {
    const same = walker.moves(position).filter((move) => move.to.step === planned?.to.step);
    const fitting = same.filter((move) => {
      if (rest.length === 0) return move.covers.some((key) => keys.has(key));
      return !walker.isDeciding(position.step, atoms) || stillLeads(move, rest);
    });
    const chosen = best(fitting, (move) => gain(move) * many + openness(move));
    if (chosen) make(chosen);
    return chosen !== undefined;
  };

  const stillLeads = (move: Move, rest: readonly Move[]) => {
    let at = move.to;
    for (const { from, action, covers } of rest) {
      const next = at.step === from ? walker.act(at, action) : undefined;
      if (!next || next.covers[0] !== covers[0]) return false;
      at = next.to;
    }
    return true;
  };

  const search = ({ targets, atoms, reach }: Search, isAllowed: IsAllowed) => {
    const keys = new Set(targets.map(({ key }) => key));
    const anyAnswerAt = new Set(
      targets.flatMap(({ kind, step }) => (kind === "option" && !walker.isDeciding(step, guards.asked) ? [step] : [])),
    );
    const distinct = distinctOf(atoms);
    return findMoves(
      position,
      // Whoever leans towards something has no reason to go back, unless that is what it is.
      (at) =>
        walker
          .decidingMoves(at)
          .filter(
            (move) =>
              isAllowed(move) &&
              !(reach?.distance && move.action.kind === "back" && !move.covers.some((key) => keys.has(key))),
          ),
      ({ covers, action, from }) =>
        covers.some((key) => keys.has(key)) || (action.kind === "answer" && anyAnswerAt.has(from)),
      (at) => `${at.step} ${guardKey(walker.facts(at), distinct, guards)}`,
      reach,
    );
  };

  const planFor = (targets: readonly Target[], isAllowed: IsAllowed, most?: number) => {
    const free = targets.filter((target) => !guards.isGuarded(target));
    const guarded = targets.filter(guards.isGuarded);
    const leaning = (target: Target): Reach<Position> => ({
      distance: (at) => guards.distance(target, at.step, walker.facts(at)),
    });
    const givenUp = new Set<Target>();
    const searches: readonly Search[] = [
      ...(free.length > 0 ? [{ targets: free, atoms: [] }] : []),
      ...guarded.map((target) => ({
        targets: [target],
        atoms: guards.askedAt(target.step),
        reach: { most, places: most ? nearby : few, onGivenUp: () => givenUp.add(target) },
      })),
      // Points that add up in many ways make too many positions to look at all of them.
      ...(most ? [] : targets.map((target) => ({ targets: [target], atoms: guards.asked, reach: leaning(target) }))),
      // A detour is not worth a long search: another walk may pass by.
      ...(most
        ? []
        : guarded.map((target) => ({
            targets: [target],
            atoms: guards.askedAt(target.step),
            isVain: () => !givenUp.has(target),
          }))),
      ...targets.map((target) => ({
        targets: [target],
        atoms: guards.asked,
        reach: { most, ...(most && { places: nearby }) },
      })),
    ];
    if (most !== undefined && targets.length > 1 && isNoneWithin(most, targets, isAllowed)) return undefined;
    return first(searches, (each) => {
      if (each.isVain?.()) return undefined;
      const route = search(each, isAllowed);
      return route && { route, atoms: each.atoms };
    });
  };

  /** Whether no way leads to any of some targets: seen at once by what all conditions ask, where each would see the same. */
  const isNoneWithin = (most: number, targets: readonly Target[], isAllowed: IsAllowed) => {
    let isGivenUp = false;
    const onGivenUp = () => {
      isGivenUp = true;
    };
    return !search({ targets, atoms: guards.asked, reach: { most, places: few, onGivenUp } }, isAllowed) && !isGivenUp;
  };

  return {
    position: () => position,
    moves,
    goBack: (isAllowed) => {
      const back = walker.moves(position).find((move) => move.action.kind === "back" && isAllowed(move));
      if (back) make(back);
      return back !== undefined;
    },
    doHere: (isAllowed) => {
      const useful = walker.moves(position).filter((move) => isAllowed(move) && gain(move) > 0);
      const back = useful.find(({ action }) => action.kind === "back");
      const others = [...pending.values()].filter(({ kind, step }) => kind === "option" && step === position.step);
      // The last answer at a step stays, so it should be the one that opens most of what is left.
      const sign = others.length > 1 ? -1 : 1;
      const chosen = back ?? best(useful, (move) => gain(move) * many + sign * openness(move));
      if (chosen) make(chosen);
      return chosen !== undefined;
    },
    goFor: (targets, isAllowed, most) => {
      const keys = new Set(targets.map(({ key }) => key));
      const count = () => [...keys].filter((key) => pending.has(key)).length;
      const before = count();
      // Other answers may have led elsewhere than planned; the rest is then planned again.
      for (let plans = 0; plans < mostPlans && count() === before; plans++) {
        const plan = planFor(targets, isAllowed, most);
        if (!plan) return false;
        for (const [index, { from }] of plan.route.entries()) {
          const atoms = plans === mostPlans - 1 ? guards.asked : plan.atoms;
          if (from !== position.step || !follow(plan.route.slice(index), keys, atoms)) break;
        }
      }
      return count() < before;
    },
  };
}

/** A detour is looked for among so many positions. */
const nearby = 200;

/** Of questions that a key answers alike, one: an outcome that is spelled out asks for the same values many times. */
const distinctOf = (atoms: Guards["asked"]): Guards["asked"] => [
  ...new Map(
    atoms.map((atom) => [
      `${atom.kind} ${atom.name} ${atom.kind === "chosen" ? atom.options.map(({ id }) => id).join(" ") : ""}`,
      atom,
    ]),
  ).values(),
];

/** How often a route is planned again; the last time without free choices. */
const mostPlans = 30;

/** More than the number of targets, so that openness only breaks ties. */
const many = 1_000_000;

function best(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  const rated = moves.map((move) => ({ move, worth: worth(move) }));
  return rated.sort((a, b) => b.worth - a.worth)[0]?.move;
}

function first<T, R>(things: readonly T[], find: (thing: T) => R | undefined): R | undefined {
  for (const thing of things) {
    const found = find(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The part of a visitor's state that some conditions depend on: they cannot distinguish two visitors with the same key.
 *
 * @param atoms the questions that the conditions ask
 */
function guardKey(facts: WalkFacts, atoms: readonly ConditionAtom[], { toldOf }: Guards): string {
  return atoms.map((atom) => byKind(read, atom, { ...facts, toldOf })).join(" ");
}

const read: ByKind<string | number, WalkFacts & Pick<Guards, "toldOf">, AtomKind> = {
  chosen: ({ name, options }, { choices }) => options.map(({ id }) => (choices[name]?.includes(id) ? 1 : 0)).join(""),
  count: ({ name }, { choices }) => choices[name]?.length ?? 0,
  // A value that is not within bounds yet can come there by all that it is computed from.
  value: ({ name }, { given }) => given(name),
  has: ({ name }, { has }) => (has(name) ? 1 : 0),
  score: ({ name }, { score, toldOf }) => toldOf(name, score(name)),
  query: ({ name }, { query }) => query[name] ?? "",
  outcome: ({ name }, { outcome }) => (outcome(name) ? 1 : 0),
};
