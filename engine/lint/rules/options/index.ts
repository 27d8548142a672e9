import type { Rule } from "../../rule.ts";
import { alikeLabels } from "./alike-labels.ts";
import { duplicateOption } from "./duplicate-option.ts";
import { largeFont } from "./large-font.ts";
import { largePicture } from "./large-picture.ts";
import { missingFace } from "./missing-face.ts";
import { severalFaces } from "./several-faces.ts";
import { unfitScale } from "./unfit-scale.ts";
import { unknownIcon } from "./unknown-icon.ts";

/** What a question offers to choose from: names, faces and scales, and what can be told apart elsewhere; and how large the files are that a page fetches. */
export const optionRules: readonly Rule[] = [
  duplicateOption,
  alikeLabels,
  unknownIcon,
  severalFaces,
  missingFace,
  unfitScale,
  largeFont,
  largePicture,
];
