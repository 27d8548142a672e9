import { milliseconds } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** A loading screen is over before its visitor is gone. */
export const longLoading: Rule = {
  id: "long-loading",
  severity: "warning",
  why: '`tick` is the time for one percent, so the whole screen takes a hundred of them. Ten seconds is about as long as people keep their minds on a wait (Nielsen, "Response Times: The 3 Important Limits"). More than a minute is mostly a slip in the unit.',
  wrong: "tick: 1 s",
  right: "tick: 80 ms",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      if (step.type !== "loading") continue;
      const seconds = milliseconds(step.tick) / 10;
      if (seconds > longest)
        yield {
          message: `Step "${id}" counts for ${Math.round(seconds).toLocaleString("en")} seconds: "tick" is the time for one percent. Write a hundredth of what the screen may take, such as 80 ms for eight seconds.`,
          path: ["steps", id, "tick"],
        };
    }
  },
};

/** In seconds. */
const longest = 60;
