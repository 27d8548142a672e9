import { type Exit, exitsOf } from "../flow/index.ts";
import type { Change } from "./change.ts";
import { sayCondition } from "./say-condition.ts";
import type { StepPairs } from "./step-pairs.ts";

/** Where steps that both definitions have lead elsewhere: next, an option's own next, back, and after a payment. */
export function diffExits({ both, nowCalled }: StepPairs): readonly Change[] {
  return both.flatMap(({ id, before, now }) => {
    const old = waysOf(exitsOf(before), nowCalled);
    const fresh = waysOf(exitsOf(now), (to) => to);
    return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((way): Change[] => {
      const [from, to] = [old.get(way), fresh.get(way)];
      if (from === to) return [];
      return [
        {
          area: "flow",
          kind: from === undefined ? "added" : to === undefined ? "removed" : "changed",
          what: `Step "${id}", ${way}`,
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          path: ["steps", id],
        },
      ];
    });
  });
}

/** Each way out in words, by its name: `next` → `"a" if b is c, else "d"`. */
function waysOf({ forward, back }: ReturnType<typeof exitsOf>, called: (id: string) => string): Map<string, string> {
  const ways = new Map<string, string>();
  for (const exit of [...forward, ...(back ? [back] : [])]) {
    const name = nameOfWay(exit);
    const before = ways.get(name);
    const said = `"${called(exit.to)}"${exit.when ? ` if ${sayCondition(exit.when)}` : ""}`;
    ways.set(name, before === undefined ? said : `${before}, else ${said}`);
  }
  return ways;
}

const nameOfWay = ({ kind, option }: Exit) => (kind === "option" ? `next of option "${option}"` : kind);
