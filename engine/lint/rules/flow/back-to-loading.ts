import type { Rule } from "../../rule.ts";

/** A back link leads to a page that waits for its visitor. */
export const backToLoading: Rule = {
  id: "back-to-loading",
  severity: "warning",
  why: "A loading screen moves on by itself. A visitor who goes back to it waits again and ends up where they were: the back button seems broken. Let it lead to the step before the loading screen.",
  wrong: "back: wait",
  right: "back: first",
  *check({ steps }) {
    for (const [id, { exits }] of Object.entries(steps)) {
      const { to: target = "", at = [] } = exits.back.find(({ to }) => steps[to]?.exits.after !== undefined) ?? {};
      if (!target) continue;
      const [before] =
        Object.entries(steps).find(([, { exits }]) => exits.forward.some(({ to }) => to === target)) ?? [];
      const repair = before === undefined ? "" : ` Name the step before it, such as "${before}".`;
      yield {
        message: `The way back from step "${id}" leads to "${target}", which moves on by itself: visitors land where they were.${repair}`,
        path: ["steps", id, ...at],
      };
    }
  },
};
