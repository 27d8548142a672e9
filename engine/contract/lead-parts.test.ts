import { expect, test } from "vitest";
import { leadParts } from "./lead-parts.ts";

const definition = { id: "club", version: 3, hash: "0123456789abcdef", language: "de" };
const touches = { first: { utm_source: "news" }, last: { referrer: "search.internal" } };
const about = {
  quiz: {
    version: 3,
    answers: { Goal: "Run 10 km" },
    goal: "Run 10 km",
    quiz: {
      choices: { goal: ["ten"] },
      values: { email: "ann@club.internal", phone: "+4930123", plan: "year" },
      query: { city: "bonn" },
    },
  },
  computed: { left: 12, race: "2027-04-05" },
  scores: { fit: 4 },
  outcome: "runner",
  touches,
};

test("sends what the definition names, and nothing else", () => {
  expect(leadParts([], about, definition)).toEqual({});
  expect(leadParts(["answers", "outcome"], about, definition)).toEqual({
    answers: { Goal: "Run 10 km" },
    outcome: "runner",
  });
  const all = ["values", "computed", "scores", "language", "definition", "query", "touches"] as const;
  expect(leadParts(all, about, definition)).toEqual({
    // The contact is a part of every lead.
    values: { goal: "Run 10 km", plan: "year" },
    computed: { left: 12, race: "2027-04-05" },
    scores: { fit: 4 },
    language: "de",
    definition: { id: "club", version: 3, hash: "0123456789abcdef" },
    query: { city: "bonn" },
    touches,
  });
});

test("leaves out what is not known, and what is no text", () => {
  const parts = ["answers", "values", "scores", "outcome", "touches"] as const;
  expect(leadParts(parts, {}, definition)).toEqual({});
  const odd = { answers: null, goal: { deep: true }, quiz: [] };
  expect(leadParts(parts, { quiz: odd }, definition)).toEqual({ answers: {}, values: {} });
  expect(leadParts(parts, { quiz: { answers: { a: 1, b: "two" } } }, definition)).toEqual({
    answers: { b: "two" },
    values: {},
  });
});
