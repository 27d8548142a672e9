import { waitedPart } from "../../../flow/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A screen that moves on by itself is short enough for visitors to wait. */
export const longLoading: Rule = {
  id: "long-loading",
  severity: "warning",
  why: '`tick` is the time for one percent, so the whole screen takes a hundred of them. Ten seconds is about as long as people keep their minds on a wait (Nielsen, "Response Times: The 3 Important Limits"). More than a minute is mostly a slip in the unit.',
  wrong: "tick: 1 s",
  right: "tick: 80 ms",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { movesOn } = stepTraits(step);
      const seconds = (steps[id]?.exits.after ?? 0) / 1_000;
      if (!movesOn || seconds <= longest) continue;
      const { after } = movesOn;
      const [from, to] = waitedPart(step);
      const times = (movesOn.times * (to - from)) / 100;
      const repair =
        times === 1
          ? "Write less, such as 8 s."
          : `"${after}" passes ${times} times: write the time for one of them, such as ${Math.ceil(8_000 / times)} ms for eight seconds in all.`;
      yield {
        message: `Step "${id}" moves on only after ${Math.round(seconds).toLocaleString("en")} seconds. ${repair}`,
        path: ["steps", id, after],
      };
    }
  },
};

/** In seconds. */
const longest = 60;
