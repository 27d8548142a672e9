import { didYouMean, type Suggestion, suggestion } from "../problem/index.ts";
import type { Exit } from "./exits.ts";
import type { StepFlows } from "./step-flow.ts";
import { takenExits } from "./taken-exits.ts";

/** A way from one step to another. */
export type Way = { readonly to: number; readonly exit: Exit };

/** The steps as numbers with the ways forward between them. */
export type FlowGraph = {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /**
   * The step that was probably meant by a name that no step has; never the step that names it. One that is suggested has a
   * name like it; `step` can also be one of another name that nothing leads to.
   */
  readonly meant: (name: string, from?: string) => Suggestion & { readonly step: string | null };
  /** Ways forward that can be taken, by step. */
  readonly ways: readonly (readonly Way[])[];
  /** 1 for a step that has a way forward to a step that does not exist. */
  readonly broken: Uint8Array;
  /** Undefined if the funnel starts nowhere. */
  readonly start: number | undefined;
  /** Steps that people come to by the link of a mail, perhaps in another browser, which knows nothing of them. */
  readonly mailed: readonly number[];
  /** 1 for a step that some way forward leads to from the start or from a mail. */
  readonly reachable: Uint8Array;
};

/**
 * Makes the graph that rules about paths walk. A target that does not exist counts as the step that was probably meant,
 * so that one slip does not cause follow-up reports.
 */
export function flowGraph(startId: string, steps: StepFlows): FlowGraph {
  const ids = Object.keys(steps);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const meant = stepMeant(startId, steps);
  const guesses = new Map<string, number | undefined>();
  const numberOf = (id: string, from?: string): number | undefined => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const guess = `${from}\n${id}`;
    if (!guesses.has(guess) && guesses.size < mostGuesses) guesses.set(guess, numbers.get(meant(id, from).step ?? ""));
    return guesses.get(guess);
  };
  const broken = new Uint8Array(ids.length);
  const ways = Object.values(steps).map((step, from) =>
    takenExits(step).flatMap((exit): Way[] => {
      const to = numberOf(exit.to, ids[from]);
      if (!numbers.has(exit.to)) broken[from] = 1;
      return to === undefined ? [] : [{ to, exit }];
    }),
  );
  const start = numberOf(startId);
  const mailed = ids.flatMap((id, number) => (steps[id]?.isMailed ? number : []));
  const first = start === undefined ? mailed : [start, ...mailed];
  return { ids, numbers, meant, ways, broken, start, mailed, reachable: reachableFrom(first, ways) };
}

/**
 * Each guess compares a name with every id, so their number is limited: enough for real mistakes, too few to be slow.
 */
const mostGuesses = 50;

function reachableFrom(first: readonly number[], ways: FlowGraph["ways"]): Uint8Array {
  const reachable = new Uint8Array(ways.length);
  const open = [...first];
  for (const step of first) reachable[step] = 1;
  for (let step = open.pop(); step !== undefined; step = open.pop())
    for (const { to } of ways[step] ?? []) {
      if (reachable[to]) continue;
      reachable[to] = 1;
      open.push(to);
    }
  return reachable;
}

/**
 * Finds the step that an author probably meant by a name that no step has. Steps that nothing leads to are preferred.
 * If there is exactly one and the name is used in more than one place, that step was renamed, however different the two
 * names are; it is suggested where the names begin alike, or what comes after it leads back to the old name. A step that
 * names it itself is another one.
 *
 * @param first name of the first step
 */
function stepMeant(first: string, steps: StepFlows): FlowGraph["meant"] {
  const ids = Object.keys(steps);
  const forward = new Set([first]);
  const mentions = new Map<string, string[]>();
  for (const [id, { exits }] of Object.entries(steps)) {
    for (const { to } of exits.forward) forward.add(to);
    for (const { to } of [...exits.forward, ...exits.back]) {
      const named = mentions.get(to);
      if (named) named.push(id);
      else mentions.set(to, [id]);
    }
  }
  const orphans = ids.filter((id) => !forward.has(id));
  const [orphan] = orphans;
  return (name, from) => {
    const isOther = (id: string) => id !== from;
    const near = didYouMean(name, orphans.filter(isOther));
    if (near.suggest !== null) return { ...near, step: near.suggest };
    const named = mentions.get(name) ?? [];
    const isRenamed = orphan !== undefined && orphans.length === 1 && named.length > 1 && !named.includes(orphan);
    const other = didYouMean(name, ids.filter(isOther));
    if (!isRenamed) return { ...other, step: other.suggest };
    // What comes after a step leads back to it.
    const after = steps[orphan]?.exits.forward.flatMap(({ to }) => steps[to]?.exits.back ?? []) ?? [];
    const isLike = orphan.startsWith(`${name}-`) || name.startsWith(`${orphan}-`);
    if (isLike || after.some(({ to }) => to === name)) return { ...suggestion(orphan), step: orphan };
    // The name is gone; whether that step has come in its place or after it, only the author knows.
    const sentence = ` Nothing leads to step "${orphan}": if it is called that now, write "${orphan}".`;
    return { sentence, suggest: null, step: orphan };
  };
}

/**
 * Steps that lead to each other form one component. A component's number is higher than those of the components it
 * leads to.
 */
type Components = { readonly of: Int32Array; readonly members: readonly (readonly number[])[] };

/** Tarjan's strongly connected components, without recursion: a path may be as long as the funnel. */
export function componentsOf({ ways }: Pick<FlowGraph, "ways">): Components {
  const size = ways.length;
  const of = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const nextWay = new Int32Array(size);
  const members: number[][] = [];
  const open: number[] = [];
  let count = 0;
  for (let root = 0; root < size; root++) {
    if (order[root] !== -1) continue;
    const path = [root];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      if (order[step] === -1) {
        order[step] = low[step] = count++;
        open.push(step);
      }
      const to = ways[step]?.[nextWay[step] ?? 0]?.to;
      if (to !== undefined) {
        nextWay[step] = (nextWay[step] ?? 0) + 1;
        if (order[to] === -1) path.push(to);
        else if (of[to] === -1) low[step] = Math.min(low[step] ?? 0, order[to] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[step] ?? 0);
      if (low[step] !== order[step]) continue;
      const member = open.splice(open.lastIndexOf(step));
      for (const each of member) of[each] = members.length;
      members.push(member.sort((a, b) => a - b));
    }
  }
  return { of, members };
}

/**
 * Makes something of a step from what was made of those that it leads to, those first; without recursion, as a way may be
 * long.
 *
 * @param leadsTo the steps that follow one; each counts once
 * @param round what stands for a step while it is not made yet: whoever comes to it then has been led round
 * @param make makes it, from what the steps that follow have
 * @param known what was made so far; steps in it are not made again
 */
export function foldWays<T>(
  start: string,
  leadsTo: (step: string) => readonly string[],
  round: T,
  make: (step: string, behind: readonly T[]) => T,
  known = new Map<string, T>(),
): T {
  const open = known.has(start) ? [] : [start];
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    if (!known.has(at)) known.set(at, round);
    const next = [...new Set(leadsTo(at))];
    const ahead = next.find((to) => !known.has(to));
    if (ahead !== undefined) open.push(ahead);
    else {
      known.set(
        at,
        make(
          at,
          next.map((to) => known.get(to) ?? round),
        ),
      );
      open.pop();
    }
  }
  return known.get(start) ?? round;
}
