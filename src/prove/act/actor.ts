import type { Page } from "@playwright/test";
import { sectionPlaces, sectionWith } from "../../../engine/traits/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";
import type { Use } from "./use-control.ts";

/** How a proof acts on a page. */
export type Actor = { readonly page: Page; readonly definition: FunnelDefinition; readonly use: Use };

/** The words of the buttons of a step that lead on: those of its sections, and its own. */
export function buttonsOn(step: Step): readonly string[] {
  const inSections = sectionPlaces(step).flatMap(({ section }) => {
    const button = sectionWith("leadsOn", section);
    return button?.action === "next" && "text" in section && typeof section.text === "string" ? [section.text] : [];
  });
  const own = "button" in step ? step.button : undefined;
  return [...inSections, ...(typeof own === "string" ? [own] : own && "text" in own ? [own.text] : [])];
}
