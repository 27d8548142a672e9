import type { Rule } from "../../rule.ts";
import { backAstray } from "./back-astray.ts";
import { earlyPlaceholder } from "./early-placeholder.ts";
import { endlessVariant } from "./endless-variant.ts";
import { experimentName } from "./experiment-name.ts";
import { idleExperiment } from "./idle-experiment.ts";
import { ledElsewhere } from "./led-elsewhere.ts";
import { oddChapter } from "./odd-chapter.ts";
import { oddOutcome } from "./odd-outcome.ts";
import { oddShares } from "./odd-shares.ts";
import { queryCase } from "./query-case.ts";
import { queryPattern } from "./query-pattern.ts";
import { tornWait } from "./torn-wait.ts";
import { undoneWay } from "./undone-way.ts";
import { unevenBands } from "./uneven-bands.ts";
import { unreachableOutcome } from "./unreachable-outcome.ts";
import { unreadPoints } from "./unread-points.ts";
import { untriedWay } from "./untried-way.ts";

/** Who comes where: ways back, conditions, results that somebody can get, points that something reads, and the parts of a wait and of the whole quiz. */
export const reachRules: readonly Rule[] = [
  untriedWay,
  backAstray,
  endlessVariant,
  earlyPlaceholder,
  queryCase,
  queryPattern,
  idleExperiment,
  experimentName,
  unreachableOutcome,
  unevenBands,
  oddShares,
  ledElsewhere,
  undoneWay,
  oddOutcome,
  tornWait,
  oddChapter,
  unreadPoints,
];
