import { copyParts, otherwiseIn } from "../../../copy/index.ts";
import { stepWith } from "../../../traits/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { namesDay } from "../../stated/dates-in.ts";
import { allOf, matchesIn, sentenceAt } from "../../words/index.ts";

/** No page says that little is left, unless that is counted, or that others are looking. */
export const unprovenScarcity: Rule = {
  id: "unproven-scarcity",
  severity: "warning",
  why: "“Only 3 places left” and “27 people are looking at this” and “Today only!” are written into the page once, and every visitor reads the same, today and next year: nobody counts. What a plan has a `stock` of, your server counts, and {stock.seats} is how many are left. Saying untruly that little is left, to hurry somebody, is on the EU's list of practices that are unfair in all circumstances, and the FTC acts against it as well. Let it be counted, take it out, or say what does limit the offer, such as “A class has eight places”.",
  wrong: "- { type: text, text: Only 3 places left! }",
  right: "- { type: text, text: A class has eight places. }",
  *check({ authored, definition }) {
    const { language, plans } = definition;
    const [stock = "seats"] = Object.keys(definition.stock);
    const counted =
      Object.keys(plans).length > 0
        ? ` Your server can count what is left: stock: ${stock} at the plan, {stock.${stock}|…} in the text (funnel explain plans-that-run-out). Or take`
        : " Take";
    const kinds = [
      {
        ends: false,
        pattern: allOf("scarcity", language),
        fault: `nothing counts what is left, or who is looking.${counted} it out, or say what does limit the offer.`,
      },
      {
        ends: true,
        pattern: allOf("urgency", language),
        fault: "it ends anew each day. Write the day on which it ends, or take it out.",
      },
    ];
    const isQuoted = quotedIn(definition);
    for (const { text: written, path } of authored) {
      // What is counted is no claim, but what stands in its place where it is not known.
      const text = written.includes("{stock.")
        ? copyParts(written)
            .map((part) =>
              "text" in part
                ? part.text
                : part.name.startsWith("stock.")
                  ? otherwiseIn(part.fallback ?? "")
                  : `{${part.name}}`,
            )
            .join("")
        : written;
      // An option of a question is what a visitor says.
      if (
        path[0] === "legal" ||
        runsOut.has(path[2]) ||
        (path[0] === "steps" && path[2] === "options") ||
        text.includes("{facts.")
      )
        continue;
      const step = definition.steps[String(path[1])];
      const isTimed =
        path[0] === "steps" && step !== undefined && stepWith("hasPromotions", step)?.countdown !== undefined;
      for (const { ends, pattern, fault } of kinds)
        for (const { 0: excerpt, index } of matchesIn(text, pattern)) {
          if (/[?？؟]/.test(text[index + sentenceAt(text, index).rest.length] ?? "")) continue;
          if (isQuoted(path)) continue;
          // Another rule compares what a text says with the clock beside it.
          if (ends && isTimed && /\d/.test(excerpt)) continue;
          // At midnight of a day that is named, it ends once.
          if (ends && namesDay(text.slice(Math.max(0, index - near), index + excerpt.length + near), language))
            continue;
          yield {
            message: `"${excerpt}" is written here once, and every visitor reads it: ${fault}`,
            path,
            excerpt,
          };
          break;
        }
    }
  },
};

/** Parts of an offer that have a clock of their own. */
const runsOut: ReadonlySet<unknown> = new Set(["countdown", "bonus", "wheel"]);

/** Letters within which a day belongs to what ends. */
const near = 50;
