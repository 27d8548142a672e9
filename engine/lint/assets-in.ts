import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type Plain, walkSchema } from "../load/index.ts";
import type { Path } from "../problem/index.ts";

/** An image that the definition names, relative to it, and where. */
export type Asset = { readonly file: string; readonly path: Path };

/** Every image of a valid definition, wherever the schema says that a value is one. */
export function assetsIn(definition: FunnelDefinition): readonly Asset[] {
  const assets: Asset[] = [];
  // A definition came out of JSON.
  walkSchema(definition as unknown as Plain, ({ value, path, written }) => {
    if (written.$ref === "#/definitions/asset" && typeof value === "string") assets.push({ file: value, path });
  });
  return assets;
}
