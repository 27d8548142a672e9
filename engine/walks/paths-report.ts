import type { Field, FunnelDefinition } from "../../schema/funnel.types.ts";
import { plainCopy, textTable } from "../copy/index.ts";
import { isSelling, optionsOf, ownAnswer, resolvedOptions, searchOf, stockWords } from "../flow/index.ts";
import { counted } from "../problem/index.ts";
import { fieldsOf, fieldWith } from "../traits/index.ts";
import { asTyped } from "./as-typed.ts";
import { type Cover, coverageOf, longestSearchInWords } from "./cover-funnel.ts";
import type { Move, Walk } from "./walker.ts";

/** Walks for a tester to read: one line per move, and what no walk covers. */
export function pathsTable(cover: Cover, definition: FunnelDefinition): string {
  const { walks, uncovered, least, isCut } = cover;
  const moves = walks.reduce((sum, walk) => sum + walk.moves.length, 0);
  const coverage = Object.entries(coverageOf(cover)).map(
    ([kind, { covered, total }]) => `${covered} of ${total} ${kind}`,
  );
  const fewer =
    least === walks.length ? "Fewer walks cannot do it." : `At least ${least} ${least === 1 ? "is" : "are"} needed.`;
  return [
    `${counted(walks.length, "walk")}, ${counted(moves, "move")}: ${coverage.join(", ")}.${isCut ? "" : ` ${fewer}`}`,
    ...(isCut
      ? [`The search was ended after ${longestSearchInWords}. What it had not come to by then is not covered.`]
      : []),
    ...walks.map((walk, index) => {
      const search = searchOf(walk.query);
      const stock = stockWords(walk.query);
      return `Walk ${index + 1}${search && `, from an address with ${search}`}${stock && `, with ${stock}`}\n${movesOf(walk, definition)}`;
    }),
    ...(uncovered.length > 0 ? [`Not covered\n${missingOf(cover)}`] : []),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

function movesOf({ moves }: Walk, definition: FunnelDefinition): string {
  const columns = [{ head: "", align: "right" }, { head: "step" }, { head: "comes to" }, { head: "do" }] as const;
  return textTable(
    columns,
    moves.map((move, index) => [String(index + 1), move.from, move.to.step, actionWords(move, definition)]),
  );
}

function missingOf({ uncovered }: Cover): string {
  return textTable(
    [{ head: "step" }, { head: "what" }, { head: "why" }],
    uncovered.map(({ target, reason }) => [
      target.step,
      target.kind === "option"
        ? `option ${target.option}`
        : target.kind === "bound"
          ? `${target.field}: ${target.text || "not asked for"}`
          : `${target.kind === "back" ? "back" : "on"} to ${target.to}`,
      reason,
    ]),
  );
}

/** A move in words: `choose “18-24”`. */
export function actionWords({ from, action }: Pick<Move, "from" | "action">, definition: FunnelDefinition): string {
  const step = definition.steps[from];
  switch (action.kind) {
    case "answer": {
      const labels = step ? optionsOf(step).filter(({ id }) => action.choice.includes(id)) : [];
      const quoted = labels.map(({ label }) => `“${plainCopy(definition, label)}”`);
      if (action.choice.includes(ownAnswer)) quoted.push("an answer of your own");
      return quoted.length > 0 ? `choose ${quoted.join(", ")}` : "choose nothing and go on";
    }
    case "leave": {
      // What is not asked for is not on the page.
      const asked = step ? fieldsOf(step).filter(({ id, when }) => !when || action.values[id]) : [];
      const filled = asked.map((field) => `${field.id}: ${filledIn(field, action.values)}`);
      return filled.length > 0 ? `fill in ${filled.join(", ")}` : `leave ${Object.values(action.values).join(", ")}`;
    }
    case "wait":
      return `wait ${action.ms / 1_000} s`;
    case "next":
      return step && isSelling(step) ? "go on without buying" : "go on";
    case "pay":
      return "pay";
    case "back":
      return "go back";
  }
}

/** What a tester does in a field: the words of an option, not its id, and a tick, not its time. */
function filledIn(field: Field, values: Readonly<Record<string, string>>): string {
  const value = values[field.id];
  if (!value) return "nothing";
  if (fieldWith("givesConsent", field)) return "tick it";
  if (fieldWith("givesFile", field)) return "a file";
  if (fieldWith("givesAppointment", field)) return "the first time";
  const option = resolvedOptions(fieldWith("givesChoice", field)?.options ?? []).find(({ id }) => id === value);
  if (option) return `“${option.label}”`;
  const measure = fieldWith("givesMeasure", field);
  const typed = measure && asTyped(value, measure);
  return typed ? typed.parts.map(({ amount, unit }) => `${amount} ${unit}`).join(" ") : value;
}

/** Walks for a program to read: each move with its action, also in words, and what no walk covers. */
export function pathsJson(cover: Cover, definition: FunnelDefinition): string {
  const report = {
    funnel: definition.id,
    least: cover.least,
    isCut: cover.isCut,
    coverage: coverageOf(cover),
    walks: cover.walks.map(({ query, moves }) => ({
      query,
      moves: moves.map((move) => ({
        step: move.from,
        action: move.action,
        words: actionWords(move, definition),
        to: move.to.step,
        covers: move.covers,
      })),
    })),
    uncovered: cover.uncovered.map(({ target: { key, kind, step }, reason }) => ({ key, kind, step, reason })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
