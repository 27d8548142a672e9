import {
  addressesAsked,
  type ConditionNode,
  componentsOf,
  controlsOf,
  type FlowGraph,
  type Query,
} from "../../../flow/index.ts";
import type { LintContext } from "../../context.ts";
import type { Rule } from "../../rule.ts";

type Ways = FlowGraph["ways"];

/** No circle of steps holds visitors who came with, or without, some parameter in their address. */
export const endlessVariant: Rule = {
  id: "endless-variant",
  severity: "error",
  why: "The parameters in the address stay the same for the whole visit. A circle whose way out asks for it lets one campaign through and holds all others, and anybody who tries the page without the parameter will miss it. Give the circle a way out that an answer opens, or that is open to all.",
  wrong: "- { when: { query: { from: mail } }, go: end }\n- { go: first }",
  right: "- { when: { query: { from: mail } }, go: end }\n- { when: { second: no }, go: first }\n- { go: end }",
  *check({ graph: written, atoms, spelled, experiments }) {
    const graph = { ...written, ways: written.ways.map((ways) => ways.map((way) => spelledWay(way, spelled))) };
    if (graph.broken.some((isBroken, step) => isBroken && graph.reachable[step])) return;
    const reported = new Set<string>();
    const whole = componentsOf(graph);
    const holdsAll = (step: number) =>
      whole.members[whole.of[step] ?? 0]?.every((member) =>
        graph.ways[member]?.every(({ to }) => whole.of[to] === whole.of[step]),
      );
    const addresses = addressesAsked(atoms, experiments);
    const controls = controlsOf(experiments);
    // Where all addresses are the same to the funnel, other rules tell of its circles.
    for (const query of addresses.length > 1 ? addresses : []) {
      const ways = graph.ways.map((list) => openWays(list, query));
      const reachable = reachedBy(ways, graph.start);
      const { of, members } = componentsOf({ ways });
      for (const [component, circle] of members.entries()) {
        const [first] = circle;
        if (first === undefined || !reachable.has(first)) continue;
        const leads = circle.flatMap((step) => (ways[step] ?? []).map(({ to }) => of[to]));
        if (leads.length === 0 || leads.some((to) => to !== component)) continue;
        const key = circle.join();
        // A circle that holds everybody is reported by another rule.
        if (holdsAll(first) || reported.has(key)) continue;
        reported.add(key);
        const names = circle.slice(0, 5).map((step) => `"${graph.ids[step]}"`);
        const more = circle.length > names.length ? ` and ${circle.length - names.length} more` : "";
        const where =
          circle.length === 1
            ? `stay at step ${names[0]} for ever`
            : `are led round the steps ${names.join(", ")}${more} for ever`;
        yield {
          message: `Visitors ${said(query, atoms, controls)} ${where}: no way out is open to them. Add one that is.`,
          path: ["steps", graph.ids[first] ?? ""],
          on: "key",
        };
      }
    }
  },
};

const spelledWay = ({ to, exit }: Ways[number][number], spelled: LintContext["spelled"]) => ({
  to,
  exit: exit.when ? { ...exit, when: spelled(exit.when) } : exit,
});

/** The ways that may be open with an address: those whose condition it does not rule out, up to one that it opens. */
function openWays(ways: Ways[number], query: Query): Ways[number] {
  const closed = new Set<string>();
  return ways.filter(({ exit: { kind, at, when } }) => {
    const list = kind === "option" ? `option ${at[1]}` : kind;
    const isOpen = when ? decided(when, query) : true;
    if (closed.has(list) || isOpen === false) return false;
    if (isOpen) closed.add(list);
    return true;
  });
}

/** Whether a condition holds with an address, whatever else is so; undefined if that depends on something else. */
function decided(condition: ConditionNode, query: Query): boolean | undefined {
  switch (condition.kind) {
    case "all":
    case "any": {
      const whole = condition.kind === "any";
      const parts = condition.parts.map((part) => decided(part, query));
      if (parts.includes(whole)) return whole;
      return parts.includes(undefined) ? undefined : !whole;
    }
    case "not": {
      const part = decided(condition.part, query);
      return part === undefined ? undefined : !part;
    }
    case "query":
      return condition.values.includes(query[condition.name] ?? "");
    default:
      return undefined;
  }
}

function reachedBy(ways: Ways, start: number | undefined): ReadonlySet<number> {
  const reached = new Set(start === undefined ? [] : [start]);
  for (const step of reached) for (const { to } of ways[step] ?? []) reached.add(to);
  return reached;
}

function said(query: Query, atoms: LintContext["atoms"], controls: Query): string {
  const others = Object.keys(query).filter((name) => query[name] !== controls[name]);
  const isEmpty = others.length === 0;
  const asked = new Set(atoms.flatMap(({ kind, name }) => (kind === "query" ? name : [])));
  const told = isEmpty ? [...asked] : others;
  const drawn = told.filter((name) => Object.hasOwn(controls, name));
  const given = told.filter((name) => !drawn.includes(name));
  const variants = drawn.map((name) => `the variant of ${name} is ${query[name]}`);
  return [
    ...(isEmpty && given.length > 0 ? [`without ${given.join(" or ")} in their address`] : []),
    ...(!isEmpty && given.length > 0
      ? [`with ${given.map((name) => `${name}=${query[name]}`).join(" and ")} in their address`]
      : []),
    ...(variants.length > 0 ? [`for whom ${variants.join(" and ")}`] : []),
  ].join(" and ");
}
