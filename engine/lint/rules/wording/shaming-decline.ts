import { byPath } from "../../../problem/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A button that declines an offer does not make whoever presses it speak ill of themselves. */
export const shamingDecline: Rule = {
  id: "shaming-decline",
  severity: "warning",
  why: "“No, I don't care about my health” puts words into a visitor's mouth, so that a no costs them something. The FTC calls it confirmshaming, and lists it among dark patterns; buyers who said yes to it come back as refunds. “No, thanks” is enough.",
  wrong: `- { type: button, text: "No, I don't care about my garden", action: skip }`,
  right: '- { type: button, text: "No, thanks", action: skip }',
  *check({ authored, definition }) {
    const declining = placedSections(definition, "leadsOn").filter(({ section }) => section.action === "skip");
    const at = byPath(declining.map(({ path }) => ({ path: [...path, "text"] })));
    for (const { text, path } of authored) {
      const [excerpt] = at(path) ? (shaming.exec(text) ?? []) : [];
      if (excerpt !== undefined)
        yield {
          message: `"${excerpt}" makes whoever declines speak ill of themselves. Write "No, thanks", or what happens then.`,
          path,
          excerpt,
        };
    }
  },
};

/** In English and German. Whoever needs nothing, has it already or thinks about it says nothing of the kind. */
const shaming =
  /(?:(?<!\p{L})i (?:don['’]?t|do not) (?:care|want to (?:be|get|feel|look|live|save|know|learn|improve|grow|succeed|find|lose))(?!\p{L})[^.!?]*|(?<!\p{L})i(?:['’]d| would)? (?:rather|prefer to|like to|want to|choose to) (?:stay|remain|be|keep|pay|miss|lose|suffer|fail|struggle)(?!\p{L})[^.!?]*|(?<!\p{L})i (?:hate|like being|enjoy being|['’]m (?:fine|ok|okay|happy) (?:with )?(?:being|staying|paying))(?!\p{L})[^.!?]*|ich (?:möchte|will|bleibe) (?:lieber )?(?:\p{L}+ )?(?:unglücklich|einsam|krank|arm|unwissend|dick|allein)(?: bleiben)?|(?:ist|sind) mir (?:egal|nicht wichtig))/iu;
