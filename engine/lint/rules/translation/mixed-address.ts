import type { Path } from "../../../problem/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { firstAsWritten } from "../../words/index.ts";

/** Visitors are addressed in one way, formally or not, in every text. */
export const mixedAddress: Rule = {
  id: "mixed-address",
  severity: "warning",
  why: "A page that says “du” and the next one “Sie” was written by two people, and visitors notice at once: one of the two is too near or too far for them, and both look careless. It happens where a text is taken over from elsewhere. Decide on one, and keep to it in each text, also in those of buttons, fields and notices. What others are quoted with, what visitors say themselves in an answer, and legal texts may differ.",
  wrong: "question: Wo wohnen Sie?",
  right: "question: Wo wohnst du?",
  *check({ copy, definition }) {
    const { language } = definition;
    const isQuoted = quotedIn(definition);
    const said = ways.map((way) => ({ way, word: firstAsWritten(way, language) }));
    const found = copy.flatMap(({ text, path }) => {
      if (!places.has(String(path[0])) || isVisitors(path)) return [];
      if (isQuoted(path)) return [];
      const own = text.replace(quoted, " ");
      return said.flatMap(({ way, word }) => {
        const excerpt = word.exec(own)?.[0];
        return excerpt === undefined ? [] : { way, excerpt, path };
      });
    });
    const [formal, familiar] = ways.map((way) => found.filter((each) => each.way === way));
    if (!formal || !familiar) return;
    const [few, most] = formal.length < familiar.length ? [formal, familiar] : [familiar, formal];
    const [usual] = most;
    if (!usual) return;
    for (const { excerpt, path } of few)
      yield {
        message: `This says "${excerpt}", but ${most.length === 1 ? "another text says" : `${most.length} other texts say`} "${usual.excerpt}" or the like. Address visitors in one way.`,
        path,
        excerpt,
      };
  },
};

const ways = ["formal", "familiar"] as const;

/** A title, a proverb or what somebody says. */
const quoted = /«[^«»]*»|»[^«»]*«|‹[^‹›]*›|„[^„“”]*[“”]|“[^“”]*”|"[^"\n]*"/gu;

/** Not the sentences of the engine, which an author has not written. */
const places: ReadonlySet<string> = new Set(["steps", "outcomes", "description"]);

/** Whether visitors say a text: an answer, or what they ask. */
const isVisitors = (path: Path): boolean =>
  (path[2] === "options" && path.at(-1) !== "hint") || (path.includes("questions") && path.at(-1) === "question");
