import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { recordedLabel } from "../flow/index.ts";
import {
  locate,
  type Opened,
  oddTexts,
  openDefinition,
  problemAt,
  type ReadDefinition,
  type ReadText,
  readDefinition,
  type SchemaFinding,
  schemaFindings,
  walkSchema,
} from "../load/index.ts";
import { byPath, type Finding, isWithin, type Path } from "../problem/index.ts";
import { fieldsOf, fieldWith, stepWith } from "../traits/index.ts";
import { matchOverlay } from "./match-overlay.ts";
import { isOverlay, overlayHead } from "./overlay-head.ts";
import { type SourceText, sourceTexts, type Translation, withFullOptions } from "./source-texts.ts";

/** A definition that was read through an overlay. The state of the translation is present if there are no problems. */
export type OpenedOverlay = Opened & { readonly translation?: Translation };

/**
 * Opens the definition that an overlay translates, and inserts the translations. Findings about a translated text point
 * into the overlay, all others into the definition.
 *
 * @param overlay as read; its value is a group with the key `translates`
 */
export function openOverlay(file: string, overlay: ReadDefinition, read: ReadText): OpenedOverlay {
  const refuse = (faults: readonly SchemaFinding[], files = overlay.files): Opened => ({
    files,
    problems: faults.map((fault) => problemAt(locate(overlay.tree, fault), { ...fault, severity: "error" })),
    oddTexts: [],
    place: (finding) => locate(overlay.tree, finding),
  });
  const head = overlayHead(file, overlay.value);
  if ("faults" in head) return refuse(head.faults);
  const source = readDefinition(head.source, read);
  // A missing file has no line of its own, so the key that names it is reported.
  const lost = source.problems.find(({ rule, path }) => rule === "missing-file" && path.length === 0);
  if (lost)
    return refuse([{ rule: "missing-file", message: lost.message, path: ["translates"], suggest: lost.suggest }]);
  const files = new Map([...overlay.files, ...source.files]);
  if (isOverlay(source.value)) return refuse([head.nested], files);
  const opened = openDefinition(source);
  const { definition: base, ...unopened } = opened;
  if (overlay.problems.length > 0 || !base)
    return { ...unopened, files, problems: [...overlay.problems, ...opened.problems] };

  const texts = sourceTexts(base, head.language);
  const { faults, translations, empty, missing, stale, unused } = matchOverlay(head.texts, texts);
  if (faults.length > 0) return refuse(faults, files);

  const textAt = byPath(texts);
  /** A missing translation is reported in the overlay, where it must be written. */
  const missingAt = ({ path }: Finding): Path => {
    const { at = [] } = texts.find((text) => isWithin(text.path, path)) ?? {};
    return path.length < at.length ? at.slice(0, path.length) : [...at, "to"];
  };
  const place: Opened["place"] = (finding) => {
    if (finding.rule === "unused-translation") return locate(overlay.tree, finding);
    if (finding.rule === "missing-translation") return locate(overlay.tree, { ...finding, path: missingAt(finding) });
    const text = textAt(finding.path);
    if (!text || !translations.has(text)) return opened.place(finding);
    const key = finding.rule === "stale-translation" ? "from" : "to";
    return locate(overlay.tree, { ...finding, path: [...text.at, key] });
  };
  const spoken = texts.flatMap((text): [SourceText, string][] => (text.engineText ? [[text, text.engineText]] : []));
  const definition = translated(base, head.language, new Map([...spoken, ...translations]));
  const broken = wordFindings(definition);
  const translatedAt = byPath(translations.keys());
  const oddAt = byPath(oddTexts(overlay.tree));
  return {
    files,
    problems: broken.map((fault) => problemAt(place(fault), { ...fault, severity: "error" })),
    oddTexts: [
      ...opened.oddTexts.filter(({ path }) => !translatedAt(path)),
      ...[...translations.keys()].flatMap(({ path, at }) => {
        const odd = oddAt([...at, "to"]);
        return odd ? [{ ...odd, path }] : [];
      }),
    ],
    place,
    ...(broken.length === 0 && { definition }),
    translation: {
      language: head.language,
      original: base.language,
      words: translations,
      empty,
      missing,
      stale,
      unused,
    },
  };
}

/** Schema errors in a translated definition, such as a label that has become too long. */
function wordFindings({ steps, ...rest }: FunnelDefinition): readonly SchemaFinding[] {
  const written = Object.entries(steps).map(([id, step]) => {
    // An id made from a label need not fit the pattern for ids that authors write.
    const options = stepWith("asks", step)?.options.map(withoutId);
    const fields = stepWith("hasFields", step)?.fields.map((field) => {
      const choice = fieldWith("givesChoice", field);
      return choice ? { ...field, options: choice.options.map(withoutId) } : field;
    });
    return [id, { ...step, ...(options && { options }), ...(fields && { fields }) }];
  });
  return schemaFindings(JSON.parse(JSON.stringify({ ...rest, steps: Object.fromEntries(written) })));
}

const withoutId = (option: string | object) => (typeof option === "string" ? option : { ...option, id: undefined });

/**
 * A copy of a definition with its texts in another language. Recorded answers keep the label of the original, so that
 * one report counts the visitors of every language.
 *
 * @param translations by text of the base
 */
function translated(
  base: FunnelDefinition,
  language: string,
  translations: ReadonlyMap<SourceText, string>,
): FunnelDefinition {
  const copy = { ...withFullOptions(base), language };
  const translationAt = byPath(Array.from(translations, ([{ path }, words]) => ({ path, words })));
  for (const [id, step] of Object.entries(copy.steps)) {
    for (const [at, field] of fieldsOf(step).entries())
      for (const [index, option] of (fieldWith("givesChoice", field)?.options ?? []).entries()) {
        const isTranslated = translationAt(["steps", id, "fields", at, "options", index, "label"]);
        if (field.record !== undefined && typeof option !== "string" && isTranslated)
          option.recordAs ??= recordedLabel(option.label);
      }
    const asking = stepWith("asks", step);
    if (asking?.record === undefined) continue;
    for (const [index, option] of asking.options.entries()) {
      const isTranslated = translationAt(["steps", id, "options", index, "label"]);
      if (typeof option !== "string" && isTranslated) option.recordAs ??= recordedLabel(option.label);
    }
  }
  walkSchema(copy, ({ value, path, put }) => {
    const translation = typeof value === "string" ? translationAt(path) : undefined;
    if (translation) put(translation.words);
  });
  return copy;
}
