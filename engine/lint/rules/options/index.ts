import type { Rule } from "../../rule.ts";
import { duplicateOption } from "./duplicate-option.ts";
import { largeFont } from "./large-font.ts";
import { largePicture } from "./large-picture.ts";
import { missingFace } from "./missing-face.ts";
import { severalFaces } from "./several-faces.ts";
import { unfitScale } from "./unfit-scale.ts";
import { unknownIcon } from "./unknown-icon.ts";

/** What a question offers to choose from: names, faces and scales; and how large the files are that a page fetches. */
export const optionRules: readonly Rule[] = [
  duplicateOption,
  unknownIcon,
  severalFaces,
  missingFace,
  unfitScale,
  largeFont,
  largePicture,
];
