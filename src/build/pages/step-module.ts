import { copyParts } from "../../../engine/copy/index.ts";
import { optionsOf, picksAt, type ResolvedOption, saysPick } from "../../../engine/flow/index.ts";
import { drawingOf } from "../../../engine/load/index.ts";
import {
  contactFields,
  phoneNames,
  sectionsOf,
  stepTraits,
  stepWith,
  typedNames,
} from "../../../engine/traits/index.ts";
import { hasFunctions, stockTextsOf } from "../../../engine/views/index.ts";
import type { FunnelDefinition, Step } from "../../../schema/funnel.types.ts";

/**
 * The module of a step: its copy, and the code and data that it needs besides, so that no other page carries them: what
 * draws faces and the built-in icons that its options name, the icons of answers that its sections show, the field for an
 * answer of the visitor's own, what says phone numbers or an earlier pick in its texts, and on a page about buying the names of
 * the legal texts, whether it asks for the address of the buyer, and which plans can have been picked; and on a page that sells
 * what runs out, what asks how many are left.
 *
 * @param source the step's copy, as code
 */
export function stepModule(definition: FunnelDefinition, id: string, source: string): string {
  const { steps } = definition;
  const step = steps[id];
  const { layout = "list", otherwise } = (step && stepWith("asks", step)) ?? {};
  const options = step ? optionsOf(step) : [];
  const isFaced = options.some(({ image, icon, emoji }) => image ?? icon ?? emoji) || !plainLayouts.includes(layout);
  const pictures = picturesOf(steps, id);
  const legal = legalLinksOf(definition, id);
  const asksEmail = step !== undefined && asksForEmail(definition, step);
  const picks = step !== undefined && stepTraits(step).takesPayment === "itself" && picksAt(definition, id);
  const phones = phonesIn(definition, source);
  const field = step && stepTraits(step).asks === "one" ? "OwnAnswer" : "OwnChoice";
  const isAfterPick = step !== undefined && saysPick(step);
  const stock = step && hasFunctions(process.env) ? stockTextsOf(definition, step) : undefined;
  const imports = [
    ...(isAfterPick ? ['import { sayingPick } from "/renderers/pricing/saying-pick.tsx";'] : []),
    ...(stock ? ['import { stocked } from "/renderers/stock/stocked.tsx";'] : []),
    ...(phones.length > 0 ? ['import { sayPhone } from "/renderers/phone/index.ts";'] : []),
    ...(isFaced ? ['import { faces } from "/renderers/ui/controls/faces.tsx";'] : []),
    ...(otherwise ? [`import { ${field} as Own } from "/renderers/fields/own-answer.tsx";`] : []),
  ];
  const extras = [
    ...(isFaced ? ["...faces"] : []),
    ...(otherwise ? ["Own"] : []),
    ...(pictures ? [`pictures: ${JSON.stringify(pictures)}`] : []),
    ...(legal ? [`legal: ${JSON.stringify(legal)}`] : []),
    ...(asksEmail ? ["asksEmail: true"] : []),
    ...(picks ? [`picks: ${JSON.stringify(picks)}`] : []),
  ];
  const limited = stock ? `stocked(Step, ${JSON.stringify(stock)})` : "Step";
  const wrapped = isAfterPick ? `sayingPick(${limited})` : limited;
  const copy = [
    `...${source}`,
    ...(phones.length > 0 ? [`said: {${phones.map((name) => `${JSON.stringify(name)}: sayPhone`).join(",")}}`] : []),
    ...(isAfterPick ? ["saysPick: true"] : []),
    ...(stock || isAfterPick ? [`wrap: (Step) => ${wrapped}`] : []),
    ...(extras.length > 0 ? [`extras: {${["icons", ...extras].join(", ")}}`] : []),
  ];
  if (copy.length === 1) return `export default ${source};`;
  return [
    ...imports,
    ...(extras.length > 0 ? [`const icons = ${JSON.stringify(drawingsOf(options, ({ icon = "" }) => icon))};`] : []),
    `export default {${copy.join(", ")}};`,
  ].join("\n");
}

const plainLayouts = ["list", "grid", "chips"];

/** The built-in icons of options, by what names each of them. */
const drawingsOf = (options: readonly ResolvedOption[], nameOf: (option: ResolvedOption) => string) =>
  Object.fromEntries(
    options.flatMap((option) => {
      const drawing = drawingOf(option.icon ?? "");
      return drawing === undefined ? [] : [[nameOf(option), drawing]];
    }),
  );

/** The placeholders for phone numbers that visitors can read at a step, in its texts or in their outcome. */
function phonesIn({ steps, outcomes }: FunnelDefinition, source: string): readonly string[] {
  const read = source.includes("{outcome.") ? source + JSON.stringify(outcomes) : source;
  const names = new Set(copyParts(read).flatMap((part) => ("name" in part ? [part.name] : [])));
  return phoneNames(Object.values(steps)).filter((name) => names.has(name));
}

/** The legal texts that a page links to beside its payment; undefined for any other page. */
function legalLinksOf({ steps, legal }: FunnelDefinition, id: string) {
  const step = steps[id];
  if (!legal || !step || !stepTraits(step).takesPayment) return undefined;
  return legal.tabs.flatMap(({ id, label, purpose }) => (purpose ? [{ id, label, purpose }] : []));
}

/**
 * Whether a step takes the payment itself, and no step of the funnel insists on a buyer's e-mail address before. A form
 * that lets visitors leave it out does not, nor does a contact that asks for a phone number first: whoever left that has made
 * no mistake.
 */
const asksForEmail = ({ steps }: FunnelDefinition, step: Step) =>
  stepTraits(step).takesPayment === "itself" &&
  !Object.values(steps).some((other) =>
    (stepTraits(other).leavesContact ? contactFields(other).slice(0, 1) : typedNames(other)).includes("email"),
  );

/** The built-in icons of the answers that sections of a step pin up, by placeholder and label; undefined without any. */
function picturesOf(steps: FunnelDefinition["steps"], id: string) {
  const step = steps[id];
  const pins = step ? sectionsOf(step).flatMap((section) => ("pin" in section && section.pin) || []) : [];
  if (pins.length === 0) return undefined;
  return Object.fromEntries(
    pins.map((pin) => {
      const answer = pin.slice(1, -1);
      const asked = steps[answer.replace(/^answer\./, "")];
      return [answer, drawingsOf(asked ? optionsOf(asked) : [], ({ label }) => label)];
    }),
  );
}
