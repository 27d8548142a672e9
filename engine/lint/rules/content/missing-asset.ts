import { assetsIn, fileMeant } from "../../../load/index.ts";
import type { Rule } from "../../rule.ts";

/** Every image, video and font that the definition names exists, with its captions. Without access to a disk the rule reports nothing. */
export const missingAsset: Rule = {
  id: "missing-asset",
  severity: "error",
  holdsInPart: true,
  why: "An image that is not there shows as a broken frame, or keeps the site from being built. Paths are relative to the definition and stay in its folder: images of other sites can change or vanish, and tell that site who is visiting.",
  wrong: "- { type: image, src: images/missing.png, alt: A bridge }",
  right: "- { type: image, src: logo.svg, alt: A bridge }",
  *check({ definition, find }) {
    if (!find) return;
    for (const { text: file, path, is } of assetsIn(definition)) {
      const { name, ending, elsewhere } = kinds[is];
      if (/^https?:/.test(file)) {
        yield {
          message: `"${file}" lies on another site. Put the ${name} beside the definition and name its path${elsewhere}.`,
          path,
        };
        continue;
      }
      const result = find(file);
      if (result.found) continue;
      const { sentence, suggest } = fileMeant(file, result.beside ?? [], ending);
      yield {
        message: `There is no ${name} "${file}".${sentence} Paths are relative to the definition.`,
        path,
        suggest,
      };
    }
  },
};

const kinds = {
  asset: { name: "image", ending: /\.(avif|gif|jpe?g|png|svg|webp)$/i, elsewhere: "" },
  videoFile: { name: "video", ending: /\.(mp4|webm)$/i, elsewhere: ', or show the player of that site with "frame"' },
  fontFile: { name: "font", ending: /\.woff2$/i, elsewhere: "" },
  captionsFile: { name: "file of captions", ending: /\.vtt$/i, elsewhere: "" },
};
