import type { OptionObject, Step } from "../../schema/funnel.types.ts";
import { stepWith } from "../traits/index.ts";

/** An option with its id, whether the author wrote one or not. */
export type ResolvedOption = OptionObject & { readonly id: string };

/** Id of the answer that a visitor typed, where a step takes one. */
export const ownAnswer = "otherwise";

/** Name of the value that holds the text of the answer typed at a step. No saved value has a dot in its name. */
export const ownAnswerName = (step: string): string => `${step}.${ownAnswer}`;

/** The options of a step in full, in the order written; an empty list for a step that asks nothing. */
export const optionsOf = (step: Step): readonly ResolvedOption[] =>
  recordedOptions(stepWith("asks", step)?.options ?? []);

/** Options in full, with what reports have of each whose label is not that. */
export const recordedOptions = (options: readonly (string | OptionObject)[]): readonly ResolvedOption[] =>
  resolvedOptions(options).map((option) => {
    const label = recordedLabel(option.label);
    return label === option.label ? option : { recordAs: label, ...option };
  });

/** A label as reports have it: without soft hyphens. Where it may break is a matter of the page alone. */
export const recordedLabel = (label: string): string => label.replaceAll("\u00AD", "");

/** Options in full, for a page. An option without an id gets one from its label: "I'm ready!" becomes `im-ready`. */
export const resolvedOptions = (options: readonly (string | OptionObject)[]): readonly ResolvedOption[] =>
  options.map((option) => {
    const full = typeof option === "string" ? { label: option } : option;
    return { id: idFromLabel(full.label), ...full };
  });

/** A label as lower-case letters, digits and hyphens; letters of every script are kept. The dot of İ goes: `istanbul`. */
function idFromLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/\u0307|['’\u00AD]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
