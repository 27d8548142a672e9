import deCH from "../../schema/regional-texts/de-CH.json" with { type: "json" };
import ptPT from "../../schema/regional-texts/pt-PT.json" with { type: "json" };
import ar from "../../schema/texts/ar.json" with { type: "json" };
import de from "../../schema/texts/de.json" with { type: "json" };
import es from "../../schema/texts/es.json" with { type: "json" };
import fr from "../../schema/texts/fr.json" with { type: "json" };
import it from "../../schema/texts/it.json" with { type: "json" };
import ja from "../../schema/texts/ja.json" with { type: "json" };
import nl from "../../schema/texts/nl.json" with { type: "json" };
import pl from "../../schema/texts/pl.json" with { type: "json" };
import pt from "../../schema/texts/pt.json" with { type: "json" };
import ru from "../../schema/texts/ru.json" with { type: "json" };
import sv from "../../schema/texts/sv.json" with { type: "json" };
import tr from "../../schema/texts/tr.json" with { type: "json" };
import { baseLanguage } from "../copy/index.ts";
import { type Schema, schema } from "./schema.ts";

/** A supported language: the engine's own sentences by group, and by their English the defaults of what authors may leave out. */
type Spoken = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every supported language except English, by the first part of a language tag. */
const translations: ReadonlyMap<string, Spoken> = new Map(
  Object.entries({ ar, de, es, fr, it, ja, nl, pl, pt, ru, sv, tr }),
);

/**
 * What regions say otherwise than their language, which is that of Brazil for Portuguese; the rest is as there. Switzerland and
 * Liechtenstein write no ß.
 */
const regional: ReadonlyMap<string, Spoken> = new Map(Object.entries({ "de-ch": deCH, "de-li": deCH, "pt-pt": ptPT }));

/** The languages that the engine speaks besides English. */
export const engineLanguages: readonly string[] = [...translations.keys()];

/** The English sentences are in the schema, so that editors show them. */
const english: Schema = schema.root.properties?.texts ?? {};

/**
 * The engine's own sentence for a place of the definition, in a language.
 *
 * @param language a BCP 47 tag; its first part counts, so pt-BR is pt, unless its region has words of its own
 * @param path keys from the root of the definition, such as texts, shell, back
 * @param standard the schema's default at that place, if it has one, such as the title of a wheel after a win
 * @returns undefined if the engine has no sentence for the place, or does not support the language
 */
export function engineText(
  language: string,
  [root, group, key]: readonly (string | number)[],
  standard?: unknown,
): string | undefined {
  if (root !== "texts") return defaultIn(language, String(standard));
  if (baseLanguage(language) === "en") {
    const text = english.properties?.[String(group)]?.properties?.[String(key)]?.default;
    return typeof text === "string" ? text : undefined;
  }
  return spoken(language, String(group), String(key));
}

/** A sentence of a group, as the region of a language says it. */
function spoken(language: string, group: string, key: string): string | undefined {
  const [region, base] = [regional.get(language.toLowerCase()), translations.get(baseLanguage(language))];
  return own(own(region, group), key) ?? own(own(base, group), key);
}

/** What an object has under a key of its own. */
const own = <T>(values: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;

/**
 * What stands at a place of the definition if the author writes nothing there: in a language that the engine does not
 * speak, its English sentence.
 */
export const standardText = (
  language: string,
  path: readonly (string | number)[],
  standard?: unknown,
): string | undefined => engineText(language, path, standard) ?? engineText("en", path, standard);

function defaultIn(language: string, standard: string): string | undefined {
  if (baseLanguage(language) === "en" && Object.hasOwn(de.defaults, standard)) return standard;
  return spoken(language, "defaults", standard);
}
