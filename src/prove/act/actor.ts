import type { Locator, Page } from "@playwright/test";
import type { Path } from "../../../engine/problem/index.ts";
import { sectionPlaces, sectionWith, stepWith } from "../../../engine/traits/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";
import { accessibleName } from "./accessible-name.ts";
import type { Use } from "./use-control.ts";

/** How a proof acts on a page. */
export type Actor = {
  readonly page: Page;
  readonly definition: FunnelDefinition;
  readonly use: Use;
  /** What comes into a field of text for a value; left out, the value itself. */
  readonly typed?: ((value: string) => string) | undefined;
};

/**
 * The buttons of a step that lead on, those of its sections and its own: their words, and their places in the step. A sticky
 * one comes last, because it hides beside others; it names the plan after its words.
 */
export function buttonsOn(
  step: Step,
  action: "next" | "skip" = "next",
): readonly { readonly copy: string; readonly at: Path }[] {
  const inSections = sectionPlaces(step).flatMap(({ section, at }) => {
    const button = sectionWith("leadsOn", section);
    const copy = button?.action === action && "text" in section ? section.text : undefined;
    const isSticky = "sticky" in section && section.sticky === true;
    return typeof copy === "string" ? [{ copy: isSticky ? `${copy}{plan.name}` : copy, at, isSticky }] : [];
  });
  const own = "button" in step ? step.button : undefined;
  const copy = typeof own === "string" ? own : own && "text" in own ? own.text : undefined;
  const contact = stepWith("leavesContact", step);
  const ofWays = (["email", "phone"] as const).flatMap((way) => {
    const shown = contact?.[way];
    return shown && "button" in shown && shown.button ? [{ copy: shown.button, at: [way, "button"] }] : [];
  });
  const plain = inSections.toSorted((a, b) => Number(a.isSticky) - Number(b.isSticky));
  return [...plain, ...(copy === undefined ? [] : [{ copy, at: ["button"] }]), ...ofWays];
}

/**
 * The first of some buttons that a page shows: one with a condition may not be there for this visitor, and one of a way to leave
 * a contact is there while that way is shown. What a form has beside the one that sends it, such as the link to the other way,
 * may say the same.
 *
 * @throws if there are none
 */
export function firstShown(
  buttons: ReturnType<typeof buttonsOn>,
  { definition }: Pick<Actor, "definition">,
  main: Locator,
): Locator {
  const [first, ...others] = buttons.map(({ copy }) =>
    main.getByRole("button", accessibleName(definition, copy)).and(main.page().locator(':not(form [type="button"])')),
  );
  if (!first) throw new Error("The definition names no button that leads on.");
  return others.reduce((either, other) => either.or(other), first).first();
}
