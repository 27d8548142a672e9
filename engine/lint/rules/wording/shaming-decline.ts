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

/** What nobody wants to be, and what speaks of no money that is worth it. */
const bad =
  "(?:(?:being|feeling|staying|so|too|the|in) )*(?:unhappy|without(?! (?:an? |the |your )?(?:account|app|newsletter|subscription|upgrade|plan|extras?))|as i am|stuck|single|alone|lonely|sick|ill|fat|overweight|poor|broke|ignorant|uninformed|tired|weak|unfit|stressed|unhealthy|pain|debt|out of shape|in the dark)";
const dear = "(?:the )?(?:full price|too much|so much|more)(?! later| attention)";

/** What everybody wants. */
const good = [
  "be (?:healthy|healthier|happy|happier|rich|richer|fit|fitter|slim|slimmer|beautiful|loved|successful|better)",
  "get (?:better|well|fit|fitter|healthy|healthier|rich|richer|slim|slimmer|strong|stronger|in shape)",
  "(?:look|feel) (?:good|great|better|younger|healthy|healthier|happy)",
  "live (?:longer|better|healthier|well)",
  "save (?:money|time|more)",
  "know the (?:truth|future)",
  "learn anything",
  "(?:improve|grow) my (?:life|health|sleep|body|skin|income|business)",
  "succeed",
  "find (?:love|happiness|peace)",
  "lose weight",
].join("|");

/** In English and German. Whoever needs nothing, pays otherwise or keeps what they have says nothing of the kind. */
const shaming = new RegExp(
  [
    String.raw`(?<!\p{L})i (?:don['’]?t|do not) (?:care(?: about(?!\p{L})[^.!?]*|(?=[.!?]|$))|want to (?:${good})(?!\p{L})[^.!?]*)`,
    String.raw`(?<!\p{L})i(?:['’]d| would)? (?:rather|prefer to|like to|want to|choose to) (?:(?:stay|remain|be|keep) ${bad}|(?:pay|keep paying) ${dear}|miss out|lose (?:money|out)|(?:keep )?(?:suffer|fail|struggl)(?:e|ing)?)(?!\p{L})[^.!?]*`,
    String.raw`(?<!\p{L})i(?: hate (?:saving|money|discounts|feeling good|looking good)|(?: like| enjoy|['’]m (?:fine|ok|okay|happy)(?: with)?) (?:(?:being|staying) ${bad}|paying ${dear}))(?!\p{L})[^.!?]*`,
    String.raw`ich (?:möchte|will|bleibe) (?:lieber )?(?:\p{L}{1,20} )?(?:unglücklich|einsam|krank|arm|unwissend|dick|allein)(?: bleiben)?(?!\p{L})`,
    "(?:ist|sind) mir (?:egal|nicht wichtig)",
  ].join("|"),
  "iu",
);
