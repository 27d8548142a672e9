import { componentsOf, type StepFlow, type StepFlows, walkedExits } from "../flow/index.ts";
import { type Target, targetKey } from "./targets.ts";

/**
 * A part of a walk. Steps that lead to each other, including by back links, form one room. Everything that can be done
 * without leaving a room is one stage. A way out of it is a stage of its own, because a walk leaves a room only once.
 */
export type Stage = {
  readonly kind: "stay" | "leave";
  /** Number of the room. */
  readonly room: number;
  /** Rooms that it can lead to; none for a stay. */
  readonly to: readonly number[];
  /** Keys of the targets: a stay covers all of them, a leave any one. */
  readonly wants: readonly string[];
};

/** Walks as stages, and the room of each step. */
export type Plan = { readonly walks: readonly (readonly Stage[])[]; readonly roomOf: (step: string) => number };

/**
 * The fewest walks, as stages, that could cover all targets if every way could be taken at any time. Conditions can
 * only require more.
 */
export function planWalks(steps: StepFlows, targets: readonly Target[]): Plan {
  const ids = Object.keys(steps);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const ways = Object.values(steps).map((step) =>
    [...walkedExits(step), ...step.exits.back].map((exit) => ({
      to: numbers.get(exit.to) ?? 0,
      exit,
    })),
  );
  const { of: rooms, members } = componentsOf({ ways });
  const roomOf = (step: string) => rooms[numbers.get(step) ?? 0] ?? 0;
  // A room's number is above those of the rooms that it leads to.
  const reach: Set<number>[] = [];
  for (const [room, inside] of members.entries()) {
    const found = new Set([room]);
    for (const step of inside)
      for (const { to } of ways[step] ?? []) for (const further of reach[rooms[to] ?? 0] ?? []) found.add(further);
    reach.push(found);
  }
  const stages = [
    ...members.map((_, room) => stayIn(room, targets, steps, roomOf)),
    ...ids.flatMap((id) => leavesOf(id, steps, targets, roomOf)),
  ].filter(({ wants }) => wants.length > 0);
  const chains = leastChains(stages.length, (before, after) => {
    const [a, b] = [stages[before], stages[after]];
    if (!a || !b) return false;
    return (a.kind === "stay" ? [a.room] : a.to).some((room) => reach[room]?.has(b.room));
  });
  return { walks: chains.map((chain) => chain.flatMap((index) => stages[index] ?? [])), roomOf };
}

type RoomOf = (step: string) => number;

function stayIn(room: number, targets: readonly Target[], steps: StepFlows, roomOf: RoomOf): Stage {
  const wants = targets.filter((target) => {
    const step = steps[target.step];
    if (!step || roomOf(target.step) !== room) return false;
    if (target.kind === "option") return exitsFor(step, target.option).some(({ to }) => roomOf(to) === room);
    if (target.kind === "bound") return !isLeaving(step, room, roomOf);
    return roomOf(target.to) === room;
  });
  return { kind: "stay", room, to: [], wants: wants.map(({ key }) => key) };
}

/** A stage for each way out of the room, and more if there are more answers to cover than ways. */
function leavesOf(id: string, steps: StepFlows, targets: readonly Target[], roomOf: RoomOf): Stage[] {
  const step = steps[id];
  if (!step) return [];
  const room = roomOf(id);
  const out = targets.flatMap((target) =>
    target.step === id && "to" in target && roomOf(target.to) !== room ? [target] : [],
  );
  const own = new Set(step.exits.forward.map(({ option }) => option));
  const next = walkedExits(step).filter(({ kind }) => kind === "next");
  const leaving = step.options.filter(
    (option) => !own.has(option.id) && exitsFor(step, option.id).every(({ to }) => roomOf(to) !== room),
  );
  const alone = step.max <= 1 ? leaving.length : leaving.filter(({ exclusive }) => exclusive).length;
  const chosen = alone + (step.max <= 1 ? 0 : Math.ceil((leaving.length - alone) / step.max));
  const sides = isLeaving(step, room, roomOf)
    ? targets.flatMap((target) => (target.step === id && target.kind === "bound" ? [target] : []))
    : [];
  // Each time, every field can hold one of its values.
  const filled = step.fields.map((field) => sides.filter((side) => side.field === field.id).length);
  const answers = Math.max(chosen, ...filled);
  const riders = [...leaving.map((option) => targetKey.option(id, option.id)), ...sides.map(({ key }) => key)];
  const stages = out.map((target): Stage => {
    // Any answer can take the only way.
    const isOnly = next.length === 1 && target.kind === "way" && target.exit === next[0];
    return { kind: "leave", room, to: [roomOf(target.to)], wants: [target.key, ...(isOnly ? riders : [])] };
  });
  const more: Stage = { kind: "leave", room, to: next.map(({ to }) => roomOf(to)), wants: riders };
  return [...stages, ...Array.from({ length: Math.max(0, answers - next.length) }, () => more)];
}

/** Whether every way on from a step leads out of its room. */
const isLeaving = (step: StepFlow, room: number, roomOf: RoomOf): boolean =>
  walkedExits(step).every(({ to }) => roomOf(to) !== room);

/** The ways forward that can be taken with an option chosen. */
function exitsFor(step: StepFlow, option: string) {
  const taken = walkedExits(step);
  const own = taken.filter((exit) => exit.option === option);
  return own.some(({ when }) => !when) ? own : [...own, ...taken.filter(({ kind }) => kind === "next")];
}

/**
 * The fewest chains that hold every element of a partial order. Each element but the first of a chain comes after the
 * one before. By Dilworth's theorem there are as many as the largest set of elements of which none can come after
 * another; they are found as a largest matching of elements with their successors (Fulkerson 1956).
 *
 * @param count how many elements there are; they are numbered from 0
 * @param canFollow whether one element can come after another; it must be transitive, and no two may follow each other
 */
function leastChains(count: number, canFollow: (before: number, after: number) => boolean): number[][] {
  const all = Array.from({ length: count }, (_, index) => index);
  const after = all.map((element) => all.filter((other) => other !== element && canFollow(element, other)));
  const before: (number | undefined)[] = [];
  const claim = (element: number, refused: Set<number>): boolean => {
    for (const other of after[element] ?? []) {
      if (refused.has(other)) continue;
      refused.add(other);
      const holder = before[other];
      if (holder !== undefined && !claim(holder, refused)) continue;
      before[other] = element;
      return true;
    }
    return false;
  };
  for (const element of all) claim(element, new Set());
  const next = new Map(before.flatMap((holder, element) => (holder === undefined ? [] : [[holder, element] as const])));
  return all.filter((element) => before[element] === undefined).map((first) => chainFrom(first, next));
}

function chainFrom(first: number, next: ReadonlyMap<number, number>): number[] {
  const chain: number[] = [];
  for (let at: number | undefined = first; at !== undefined; at = next.get(at)) chain.push(at);
  return chain;
}
