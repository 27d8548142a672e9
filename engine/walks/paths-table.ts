import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { textTable } from "../copy/index.ts";
import { actionWords } from "./action-words.ts";
import { type Cover, coverageOf } from "./cover-funnel.ts";
import type { Walk } from "./walker.ts";

/** Walks as a tester reads them: one line a move, and what no walk meets. */
export function pathsTable(cover: Cover, definition: FunnelDefinition): string {
  const { walks, uncovered, least } = cover;
  const moves = walks.reduce((sum, walk) => sum + walk.moves.length, 0);
  const coverage = Object.entries(coverageOf(cover)).map(
    ([kind, { covered, total }]) => `${covered} of ${total} ${kind}`,
  );
  const fewer = least === walks.length ? "Fewer walks cannot do it." : `At least ${least} are needed.`;
  return [
    `${walks.length} ${walks.length === 1 ? "walk" : "walks"}, ${moves} moves: ${coverage.join(", ")}. ${fewer}`,
    ...walks.map((walk, index) => `Walk ${index + 1}${addressOf(walk)}\n${movesOf(walk, definition)}`),
    ...(uncovered.length > 0 ? [`Not covered\n${missingOf(cover)}`] : []),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

const addressOf = ({ query }: Walk) => {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return parts.length > 0 ? `, from an address with ?${parts.join("&")}` : "";
};

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
        : `${target.kind === "back" ? "back" : "on"} to ${target.to}`,
      reason,
    ]),
  );
}
