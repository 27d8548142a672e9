import { generatedFunnel } from "../../bench/generated-funnel.ts";
import { checkFunnel } from "../../engine/check/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { definition } from "../definition.ts";
import { readFunnel } from "../read-funnel.ts";

/** The funnels that come with the project, by file. */
export const shippedFunnels: ReadonlyMap<string, FunnelDefinition> = new Map(
  [
    "funnel.yaml",
    "examples/solar-roof/funnel.yaml",
    "examples/evening-piano/funnel.yaml",
    "examples/strong-back/funnel.yaml",
  ].map((file) => [file, readFunnel(file)]),
);

/** A funnel of many steps. */
export function longFunnel(size: number): FunnelDefinition {
  const { definition, problems } = checkFunnel("funnel.yaml", () => ({ text: generatedFunnel(size) }), {
    errorsOnly: true,
  });
  if (!definition) throw new Error(problems[0]?.message);
  return definition;
}

/**
 * A quiz that says which of four types a visitor is: each of twelve answers gives points to one of them, and whoever has
 * enough of one goes to its page. Too many totals for anybody to try all of them. One type is asked once more.
 *
 * @param more of the definition
 * @param last the page of those who have enough of no type
 */
export function typesFunnel(
  more = "",
  last = "type: end, sections: [{ type: heading, text: A bit of everything }]",
): FunnelDefinition {
  const types = ["calm", "strong", "quick", "kind"];
  const questions = Array.from({ length: 12 }, (_, index) => {
    const options = types.map((type, at) => `{ label: ${type}, score: { ${type}: ${1 + ((index + at) % 2)} } }`);
    const ways = types.map((type) => `{ when: { score: { ${type}: { min: 6 } } }, go: ${type} }`);
    const next = index < 11 ? `q${index + 1}` : `[${ways.join(", ")}, { go: mixed }]`;
    return `  q${index}: { type: question, path: /q${index}, question: Which?, options: [${options.join(", ")}], next: ${next} }\n`;
  });
  const said = (id: string) => `  ${id}: { type: end, path: /${id}, sections: [{ type: heading, text: ${id} }] }\n`;
  const again = `  quick: { type: question, path: /quick, question: Really?, options: [Yes, No], next: [{ when: { score: { kind: { min: 3 } } }, go: both }, { go: alone }] }\n`;
  const pages = ["calm", "strong", "kind", "both", "alone"].map(said);
  return definition(
    `start: q0\nscales: { ${types.map((type) => `${type}: {}`).join(", ")} }\n${more}steps:\n${[...questions, again, ...pages].join("")}  mixed: { path: /mixed, ${last} }\n`,
  );
}
