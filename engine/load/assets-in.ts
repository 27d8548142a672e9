import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { walkSchema } from "./walk-schema.ts";

/** An image that a definition names, relative to the definition, and its place. */
export type Asset = { readonly file: string; readonly path: Path };

/** Every image of a valid definition. The schema decides what is an image, not the name of the key. */
export function assetsIn(definition: FunnelDefinition): readonly Asset[] {
  const assets: Asset[] = [];
  walkSchema(definition, ({ value, path, written }) => {
    if (written.$ref === assetRef && typeof value === "string") assets.push({ file: value, path });
  });
  return assets;
}

/**
 * A copy of a valid definition in which the path of each image is replaced.
 *
 * @param change returns the new text for a file's path
 */
export function mapAssets(definition: FunnelDefinition, change: (file: string) => string): FunnelDefinition {
  const copy: FunnelDefinition = JSON.parse(JSON.stringify(definition));
  walkSchema(copy, ({ value, written, put }) => {
    if (written.$ref === assetRef && typeof value === "string") put(change(value));
  });
  return copy;
}

const assetRef = "#/definitions/asset";
