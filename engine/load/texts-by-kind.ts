import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { isIconFile } from "./icons.ts";
import type { Schema } from "./schema.ts";
import { walkSchema } from "./walk-schema.ts";

/** A text that is an image or an address by the schema, and its place. */
type Found = { readonly text: string; readonly path: Path };

/** A file that a definition names, and what it is by the schema. */
type FoundFile = Found & { readonly is: FileKind };

/**
 * Every file that a valid definition shows, relative to it: images, videos, captions and fonts. The schema decides what is
 * one, not the name of the key.
 */
export const assetsIn = (definition: FunnelDefinition): readonly FoundFile[] =>
  textsIn(definition).flatMap(({ text, path, is }) => (is === "address" ? [] : { text, path, is }));

/** The address of every button of a valid definition that leads out of the funnel. */
export const addressesIn = (definition: FunnelDefinition): readonly Found[] =>
  textsIn(definition).filter(({ is }) => is === "address");

const fileKinds = ["asset", "videoFile", "captionsFile", "fontFile"] as const;
type FileKind = (typeof fileKinds)[number];
type Kind = FileKind | "address";
const kinds: readonly Kind[] = [...fileKinds, "address"];

/** Texts of these kinds, in the order of the definition: one walk for all who ask, since most of a definition is none. */
function textsIn(definition: FunnelDefinition): readonly FoundText[] {
  const known = textsOf.get(definition);
  if (known) return known;
  const found: FoundText[] = [];
  walkSchema(definition, ({ value, path, written }) => {
    if (typeof value !== "string") return;
    const is = kinds.find((kind) => isOf(kind, written, value));
    if (is) found.push({ text: value, path, is });
  });
  textsOf.set(definition, found);
  return found;
}

type FoundText = Found & { readonly is: Kind };
const textsOf = new WeakMap<FunnelDefinition, readonly FoundText[]>();

/**
 * A copy of a valid definition in which the path of each file is replaced.
 *
 * @param change returns the new text for a file's path
 */
export function mapAssets(definition: FunnelDefinition, change: (file: string) => string): FunnelDefinition {
  const copy: FunnelDefinition = JSON.parse(JSON.stringify(definition));
  walkSchema(copy, ({ value, written, put }) => {
    if (typeof value === "string" && fileKinds.some((kind) => isOf(kind, written, value))) put(change(value));
  });
  return copy;
}

const isOf = (kind: Kind, { $ref }: Schema, text: string) =>
  $ref === `#/definitions/${kind}` || (kind === "asset" && $ref === "#/definitions/icon" && isIconFile(text));
