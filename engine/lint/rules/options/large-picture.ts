import { assetsIn } from "../../../load/index.ts";
import type { Rule } from "../../rule.ts";

/** Pictures are small enough for a phone on a slow connection. */
export const largePicture: Rule = {
  id: "large-picture",
  severity: "warning",
  why: "A picture comes on top of everything else that a page loads. A phone on a slow connection takes about a second for each 200 KB, and visitors who wait leave. Scale it to twice the size at which it is shown, and save it as WebP; an SVG that large was exported with more than it shows.",
  wrong: "image: photo.png",
  right: "image: logo.svg",
  *check({ definition, find }) {
    if (!find) return;
    for (const { text: file, path, is } of assetsIn(definition)) {
      if (is === "fontFile") continue;
      const result = find(file);
      if (!result.found || result.bytes <= limit) continue;
      const size = Math.ceil(result.bytes / 1024);
      yield {
        message: `"${file}" is ${size.toLocaleString("en")} KB; a picture should be at most ${limit / 1024} KB. Scale it down, or save it as WebP.`,
        path,
      };
    }
  },
};

/** In bytes. */
const limit = 200 * 1024;
