import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** Every stated total equals the highest number of a step, or the highest on the ways through its own. */
export const totalMismatch: Rule = {
  id: "total-mismatch",
  severity: "warning",
  why: "Visitors weigh the total that they are told: 17 of 27 says that ten more questions are to come, and some leave before the last one. A total that no step arrives at is untrue, and one step that states another than the rest makes both look made up. A cap hides the difference on the page, and leaves it in the definition for whoever takes the cap out.",
  wrong: "number: 2\ntotal: 7",
  right: "number: 2",
  *check({ definition: { steps, counter }, graph }) {
    const highest = Math.max(...Object.values(steps).map(({ number = 0 }) => number));
    if (highest < 1) return;
    // A number above the total is reported by another rule.
    if (counter.total !== undefined && counter.total > highest)
      yield {
        message: `"counter.total" says ${counter.total}, but the highest number of a step is ${highest}. Write ${highest}.`,
        path: ["counter", "total"],
      };
    const counted = Object.entries(steps).flatMap(([id, { number, total }]) =>
      number === undefined && total === undefined ? [] : [{ id, number, total }],
    );
    if (counted.every(({ total }) => total === undefined)) return;
    const leads = leadsFrom(
      graph,
      counted.map(({ id }) => id),
    );
    for (const { id, total } of counted) {
      if (total === undefined) continue;
      // A branch may count by itself: its visitors meet only the numbers on their own ways.
      const met = counted.flatMap((other) =>
        other.number !== undefined && (other.id === id || leads(id, other.id) || leads(other.id, id))
          ? other.number
          : [],
      );
      const own = met.length > 0 ? Math.max(...met) : highest;
      if (total === highest || total === own) continue;
      const onWay = own < highest ? `, and ${own} on the ways through this one` : "";
      yield {
        message: `Step "${id}" states a total of ${total}, but the highest number of a step is ${highest}${onWay}. Remove its "total", or write ${own}.`,
        path: ["steps", id, "total"],
      };
    }
  },
};
