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
  resolvedOptions(stepWith("asks", step)?.options ?? []);

/** Options in full. An option without an id gets one from its label: "I'm ready!" becomes `im-ready`. */
export function resolvedOptions(options: readonly (string | OptionObject)[]): readonly ResolvedOption[] {
  return options.map((option) => {
    const full = typeof option === "string" ? { label: option } : option;
    const { label, id = idFromLabel(label), recordAs = recordedLabel(label) } = full;
    return { ...full, id, ...(recordAs !== label && { recordAs }) };
  });
}

const softHyphens = /\u00AD/g;

/** A label as reports have it. Where it may break is a matter of the page alone. */
export const recordedLabel = (label: string): string => label.replace(softHyphens, "");

/** A label as lower-case letters, digits and hyphens; letters of every script are kept. */
function idFromLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/['’\u00AD]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
