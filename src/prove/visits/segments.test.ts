import { expect, test } from "vitest";
import { emptyQuiz } from "../../../engine/quiz/index.ts";
import type { Move } from "../../../engine/walks/index.ts";
import { around, segmentsOf } from "./segments.ts";

/** A walk through pages one after the other, of which the one with this number leads back. */
const walk = (length: number, back?: number) => ({
  query: { from: "mail" },
  moves: Array.from({ length }, (_, index): Move => {
    const action: Move["action"] = index === back ? { kind: "back" } : { kind: "answer", choice: ["on"] };
    return { from: `page-${index}`, action, to: { step: `page-${index + 1}`, quiz: emptyQuiz }, covers: [] };
  }),
});

test("a walk is cut into pieces of twenty moves, each of which begins where the one before has ended", () => {
  const pieces = segmentsOf(walk(45));
  expect(pieces.map(({ start, before, moves, isFirst }) => [start.step, before.length, moves.length, isFirst])).toEqual(
    [
      ["page-0", 0, 20, true],
      ["page-20", 20, 20, false],
      ["page-40", 40, 5, false],
    ],
  );
  expect(pieces[0]?.start.quiz).toEqual({ ...emptyQuiz, query: { from: "mail" } });
  expect(pieces.map(({ query }) => query.from)).toEqual(["mail", "mail", "mail"]);
  expect(segmentsOf(walk(20))).toHaveLength(1);
  expect(segmentsOf(walk(0))).toEqual([]);
});

test("no piece begins with a way back, which depends on where the same visit came from", () => {
  expect(segmentsOf(walk(45, 20)).map(({ moves }) => moves.length)).toEqual([21, 20, 4]);
  expect(segmentsOf(walk(21, 20)).map(({ moves }) => moves.length)).toEqual([21]);
});

test("a piece is narrowed to what concerns a step, and is no first visit if it begins later", () => {
  const [piece] = segmentsOf(walk(9));
  if (!piece) throw new Error("There is no piece.");
  const about = around(piece, ({ from }) => from === "page-3" || from === "page-5");
  expect(about.moves.map(({ from }) => from)).toEqual(["page-3", "page-4", "page-5"]);
  expect([about.start.step, about.before.length, about.isFirst]).toEqual(["page-3", 3, false]);
  expect(around(piece, ({ from }) => from === "page-0")).toMatchObject({
    start: { step: "page-0" },
    before: [],
    isFirst: true,
  });
});
