import { componentsOf } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** Every circle of steps has a way out. */
export const endlessLoop: Rule = {
  id: "endless-loop",
  severity: "error",
  why: "Steps that only lead to each other never let a visitor reach the end: no contact, no offer. A circle is fine where one of its steps can also lead out of it, such as a question that is asked again until it is answered well.",
  wrong: "question: Ready by now?\noptions: [Yes, No]\nrecord: Third\nnext: second",
  right: "question: Ready by now?\noptions: [Yes, No]\nrecord: Third\nnext: end",
  *check(context) {
    const { ids, ways, reachable, broken } = context.graph;
    const { of, members } = componentsOf(context.graph);
    for (const [component, circle] of members.entries()) {
      const [first] = circle;
      if (first === undefined || !reachable[first] || circle.some((step) => broken[step])) continue;
      const leads = circle.flatMap((step) => (ways[step] ?? []).map(({ to }) => of[to]));
      if (leads.length === 0 || leads.some((to) => to !== component)) continue;
      const names = circle.slice(0, 5).map((step) => `"${ids[step]}"`);
      const list =
        circle.length > names.length
          ? `${names.join(", ")} and ${circle.length - names.length} more`
          : names.join(", ");
      yield {
        message:
          circle.length === 1
            ? `Step ${list} only leads to itself: nobody gets any further. Give it a way to another step.`
            : `The steps ${list} only lead to each other: nobody gets any further. Give one of them a way out.`,
        path: ["steps", ids[first] ?? ""],
        on: "key",
      };
    }
  },
};
