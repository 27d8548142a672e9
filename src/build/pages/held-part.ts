import { escapeMarkup } from "../../../engine/copy/index.ts";
import { experimentsOf } from "../../../engine/flow/index.ts";
import type { FunnelDefinition } from "../../../schema/funnel.types.ts";
import type { DrawnPage } from "../../app/draw-page.ts";
import type { PageExperiments } from "../../kernel/index.ts";

/**
 * A page with the rule that keeps the place of what is otherwise for this visitor, and does not paint it, while the kernel
 * says so (`src/kernel/hold-back.ts`), and with what it must know for that. On paper there is always the finished page.
 *
 * @param definition of the funnel, by whose id the kernel finds what is stored
 * @param drawn what is the same for everybody leaves the page as it is
 */
export function withHeldPart(
  page: string,
  definition: Pick<FunnelDefinition, "id" | "experiments">,
  { changing, variants }: Pick<DrawnPage, "changing" | "variants">,
): string {
  const { id } = definition;
  const experiments = experimentsOf(definition);
  const said: PageExperiments = { id, experiments, asked: variants?.asked ?? [] };
  const about = [
    ...(changing ? [["data-changes", [changing.by, id, ...changing.query].join(" ")]] : []),
    ...(Object.keys(experiments).length > 0 ? [["data-experiments", JSON.stringify(said)]] : []),
  ];
  const attributes = about.map(([name, value = ""]) => `${name}="${escapeMarkup(value)}" `).join("");
  if (attributes === "") return page;
  // What is below the screens moves with their height.
  const parts = variants && !variants.others ? ["main"] : changing?.parts;
  const held = [...(parts ?? []), "body>footer"].join(",");
  const rule = `<style>@media not print{[data-held] :is(${held}){visibility:hidden}}</style>`;
  return page.replace("<html ", () => `<html ${attributes}`).replace("</head>", () => `${parts ? rule : ""}</head>`);
}
