import type { Finding, Path } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Only one step or option claims a former id. */
export const duplicateRename: Rule = {
  id: "duplicate-rename",
  severity: "error",
  why: "`renamedFrom` carries over the answers of visitors who are half-way through. If the old id is still in use, or two claim it, their answers end up at the wrong question. Remove `renamedFrom` where the old id lives on, and keep it in the one step or option that took over.",
  wrong: "renamedFrom: first",
  right: "renamedFrom: start",
  *check({ definition, steps }) {
    const renamed = Object.entries(definition.steps).map(([id, { renamedFrom }]) => ({
      id,
      renamedFrom,
      at: ["steps", id],
    }));
    yield* clashes("step", renamed);
    for (const [id, { options }] of Object.entries(steps))
      yield* clashes(
        `option of step "${id}"`,
        options.map((option, index) => ({
          id: option.id,
          renamedFrom: option.renamedFrom,
          at: ["steps", id, "options", index],
        })),
      );
  },
};

type Named = { readonly id: string; readonly renamedFrom: string | undefined; readonly at: Path };

function* clashes(kind: string, things: readonly Named[]): Iterable<Finding> {
  const inUse = new Set(things.map(({ id }) => id));
  const claimed = new Map<string, string>();
  for (const { id, renamedFrom, at } of things) {
    if (renamedFrom === undefined) continue;
    const other = claimed.get(renamedFrom);
    const path = [...at, "renamedFrom"];
    if (inUse.has(renamedFrom))
      yield {
        message: `"${id}" was renamed from "${renamedFrom}", but there still is ${/^o/.test(kind) ? "an" : "a"} ${kind} with that id. Remove "renamedFrom".`,
        path,
      };
    else if (other !== undefined)
      yield {
        message: `Both "${other}" and "${id}" were renamed from "${renamedFrom}". Keep it in the ${kind} that it became.`,
        path,
      };
    claimed.set(renamedFrom, id);
  }
}
