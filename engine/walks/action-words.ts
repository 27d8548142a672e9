import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { plainCopy } from "../copy/index.ts";
import { optionsOf } from "../flow/index.ts";
import type { Move } from "./walker.ts";

/** What a tester does in a move, as one would say it: `choose “18-24”`. */
export function actionWords({ from, action }: Move, definition: FunnelDefinition): string {
  switch (action.kind) {
    case "answer": {
      const step = definition.steps[from];
      const labels = step ? optionsOf(step).filter(({ id }) => action.choice.includes(id)) : [];
      const quoted = labels.map(({ label }) => `“${plainCopy(definition, label)}”`);
      return quoted.length > 0 ? `choose ${quoted.join(", ")}` : "choose nothing and go on";
    }
    case "leave":
      return `leave ${Object.values(action.values).join(", ")}`;
    case "wait":
      return `wait ${action.ms / 1_000} s`;
    case "next":
      return "go on";
    case "pay":
      return "pay";
    case "back":
      return "go back";
  }
}
