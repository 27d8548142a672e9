import { assetsIn } from "../assets-in.ts";
import type { Rule } from "../rule.ts";

/** Every image that the definition names is there. Where nobody can say so, the rule stays silent. */
export const missingAsset: Rule = {
  id: "missing-asset",
  severity: "error",
  why: "An image that is not there shows as a broken frame, or keeps the site from being built.",
  *check({ definition, exists }) {
    if (!exists) return;
    for (const { file, path } of assetsIn(definition)) {
      if (/^https?:/.test(file))
        yield {
          message: `"${file}" lies on another site. Put the image beside the definition and name its path.`,
          path,
        };
      else if (!exists(file))
        yield { message: `There is no image "${file}". Paths are relative to the definition.`, path };
    }
  },
};
