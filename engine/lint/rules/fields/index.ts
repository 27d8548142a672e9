import type { Rule } from "../../rule.ts";
import { duplicateAutofill } from "./duplicate-autofill.ts";
import { duplicateField } from "./duplicate-field.ts";
import { emptyForm } from "./empty-form.ts";
import { fieldBounds } from "./field-bounds.ts";
import { fieldOptions } from "./field-options.ts";
import { formContact } from "./form-contact.ts";
import { idleOneOf } from "./idle-one-of.ts";
import { mislabelledField } from "./mislabelled-field.ts";
import { optionalLabel } from "./optional-label.ts";
import { postcodeAsNumber } from "./postcode-as-number.ts";
import { promptAsOption } from "./prompt-as-option.ts";
import { statedAge } from "./stated-age.ts";
import { statedEnd } from "./stated-end.ts";
import { statedLimit } from "./stated-limit.ts";
import { statedUnit } from "./stated-unit.ts";
import { swappedSwitch } from "./swapped-switch.ts";
import { unfittingExample } from "./unfitting-example.ts";
import { unitMismatch } from "./unit-mismatch.ts";
import { unknownCountry } from "./unknown-country.ts";
import { unknownOneOf } from "./unknown-one-of.ts";

/** What forms ask for. */
export const fieldRules: readonly Rule[] = [
  duplicateField,
  duplicateAutofill,
  mislabelledField,
  promptAsOption,
  statedAge,
  statedEnd,
  statedLimit,
  statedUnit,
  unitMismatch,
  emptyForm,
  fieldBounds,
  fieldOptions,
  formContact,
  idleOneOf,
  optionalLabel,
  postcodeAsNumber,
  swappedSwitch,
  unfittingExample,
  unknownCountry,
  unknownOneOf,
];
