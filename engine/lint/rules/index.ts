import type { Rule } from "../rule.ts";
import { allowanceRules } from "./allowance/index.ts";
import { appointmentRules } from "./appointments/index.ts";
import { contentRules } from "./content/index.ts";
import { fieldRules } from "./fields/index.ts";
import { flowRules } from "./flow/index.ts";
import { honestyRules } from "./honesty/index.ts";
import { lawRules } from "./law/index.ts";
import { leadRules } from "./leads/index.ts";
import { moneyRules } from "./money/index.ts";
import { offerRules } from "./offer/index.ts";
import { optionRules } from "./options/index.ts";
import { questionRules } from "./question/index.ts";
import { reachRules } from "./reach/index.ts";
import { readingRules } from "./reading/index.ts";
import { sectionRules } from "./sections/index.ts";
import { translationRules } from "./translation/index.ts";
import { valueRules } from "./values/index.ts";
import { wordingRules } from "./wording/index.ts";

/** Every rule, by chapter, in the order that is most useful for an author to read. */
export const rules: readonly Rule[] = [
  ...flowRules,
  ...optionRules,
  ...questionRules,
  ...fieldRules,
  ...appointmentRules,
  ...leadRules,
  ...valueRules,
  ...reachRules,
  ...contentRules,
  ...readingRules,
  ...wordingRules,
  ...sectionRules,
  ...offerRules,
  ...honestyRules,
  ...moneyRules,
  ...lawRules,
  ...translationRules,
  ...allowanceRules,
];
