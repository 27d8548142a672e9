import { describe, expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const ask = (id: string, next: string, more = "") =>
  `  ${id}: { type: question, path: /${id}, question: Well?, options: [A, B], record: ${id}, ${more} next: ${next} }\n`;
const end = "  end: { type: end, path: /end, sections: [{ type: text, text: Thanks }] }\n";

/** Messages of one rule about some steps, in the order of the file. */
function said(rule: string, steps: readonly string[], root = ""): readonly string[] {
  const text = `${frame}${root}start: a\nsteps:\n${steps.join("")}${end}`;
  const { problems } = checkFunnel("test.yaml", () => ({ text }));
  return problems.filter((problem) => problem.rule === rule).map(({ message }) => message);
}

describe("a way back", () => {
  const back = (...steps: string[]) => said("back-astray", steps);
  const fork = ask("a", "[{ when: { a: b }, go: b }, { go: c }]");
  const wait = "  wait: { type: loading, path: /wait, heading: H, tick: 1 ms, next: d }\n";

  it("may pass over steps, as long as everybody has come through its target", () => {
    expect(back(fork, ask("b", "d", "back: a,"), ask("c", "d", "back: a,"), ask("d", "end", "back: a,"))).toEqual([]);
  });

  it("to one of two branches is astray for whoever came by the other", () => {
    expect(back(fork, ask("b", "d"), ask("c", "d"), ask("d", "end", "back: b,"))).toEqual([
      'The way back from step "d" leads to "b", where those who come from "c" have not been. Write "back: previous" to lead everybody to where they came from.',
    ]);
  });

  it("to a step that some skip is astray for them", () => {
    expect(
      back(ask("a", "[{ when: { a: b }, go: b }, { go: d }]"), ask("b", "d"), ask("d", "end", "back: b,")),
    ).toEqual([expect.stringContaining('those who come from "a"')]);
    const own = ask("a", "d").replace("[A, B]", "[A, { label: B, next: b }]");
    expect(back(own, ask("b", "d"), ask("d", "end", "back: b,"))).toHaveLength(1);
  });

  it("may name a step of a branch where a condition keeps all others away", () => {
    const second = ask("d", "[{ when: { a: b }, go: e }, { go: end }]", "back: a,");
    expect(back(fork, ask("b", "d"), ask("c", "d"), second, ask("e", "end", "back: b,"))).toEqual([]);
    expect(back(fork, ask("b", "d"), ask("c", "d"), second, ask("e", "end", "back: c,"))).toHaveLength(1);
  });

  it("may be a list that leads each to their own branch", () => {
    const list = ask("d", "end", "back: [{ when: { a: b }, go: b }, { go: c }],");
    expect(back(fork, ask("b", "d"), ask("c", "d"), list)).toEqual([]);
  });

  it("is told the step before it, but not one that moves on by itself", () => {
    expect(back(ask("a", "b", "back: b,"), ask("b", "end"))).toEqual([
      expect.stringMatching(/ leads to "b", which comes later\. Write "back: previous"/),
    ]);
    expect(back(ask("a", "b"), ask("b", "c", "back: c,"), ask("c", "end"))).toEqual([
      expect.stringMatching(/ which comes later\. Write "a", the step before it\.$/),
    ]);
    expect(back(ask("a", "wait"), wait, ask("d", "end", "back: d,"))).toEqual([
      expect.stringMatching(/ leads to itself\. Write "back: previous"/),
    ]);
  });

  it("to the rest of a circle is astray for whoever has not been round yet", () => {
    expect(back(ask("a", "b", "back: b,"), ask("b", "[{ when: { b: b }, go: a }, { go: end }]"))).toEqual([
      expect.stringContaining('leads to "b", where those who begin there have not been.'),
    ]);
  });
});
