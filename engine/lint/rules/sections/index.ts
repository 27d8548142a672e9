import type { Rule } from "../../rule.ts";
import { copiedCondition } from "./copied-condition.ts";
import { differingBand } from "./differing-band.ts";
import { gaugeScale } from "./gauge-scale.ts";
import { misdrawnChart } from "./misdrawn-chart.ts";
import { missingHeading } from "./missing-heading.ts";
import { nestedColumns } from "./nested-columns.ts";
import { oneSidedShare } from "./one-sided-share.ts";
import { scoreOffGauge } from "./score-off-gauge.ts";
import { videoCaptions } from "./video-captions.ts";
import { videoSource } from "./video-source.ts";

/** What pages of sections, and single types of sections, need to work. */
export const sectionRules: readonly Rule[] = [
  missingHeading,
  nestedColumns,
  copiedCondition,
  gaugeScale,
  scoreOffGauge,
  differingBand,
  oneSidedShare,
  misdrawnChart,
  videoSource,
  videoCaptions,
];
