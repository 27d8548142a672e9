import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { isIconFile } from "./icons.ts";
import type { Schema } from "./schema.ts";
import { walkSchema } from "./walk-schema.ts";

/** A text that is an image or an address by the schema, and its place. */
type Found = { readonly text: string; readonly path: Path };

/** Every image file of a valid definition, relative to it. The schema decides what is one, not the name of the key. */
export const assetsIn = (definition: FunnelDefinition): readonly Found[] => textsIn(definition, "asset");

/** The address of every button of a valid definition that leads out of the funnel. */
export const addressesIn = (definition: FunnelDefinition): readonly Found[] => textsIn(definition, "address");

type Kind = "asset" | "address";

function textsIn(definition: FunnelDefinition, kind: Kind): readonly Found[] {
  const found: Found[] = [];
  walkSchema(definition, ({ value, path, written }) => {
    if (typeof value === "string" && isOf(kind, written, value)) found.push({ text: value, path });
  });
  return found;
}

/**
 * A copy of a valid definition in which the path of each image is replaced.
 *
 * @param change returns the new text for a file's path
 */
export function mapAssets(definition: FunnelDefinition, change: (file: string) => string): FunnelDefinition {
  const copy: FunnelDefinition = JSON.parse(JSON.stringify(definition));
  walkSchema(copy, ({ value, written, put }) => {
    if (typeof value === "string" && isOf("asset", written, value)) put(change(value));
  });
  return copy;
}

const isOf = (kind: Kind, { $ref }: Schema, text: string) =>
  $ref === `#/definitions/${kind}` || (kind === "asset" && $ref === "#/definitions/icon" && isIconFile(text));
