import type { Operator, Subject } from "../subject.ts";
import { breakLayout } from "./break-layout.ts";
import { breakPlaceholder } from "./break-placeholder.ts";
import { changeType } from "./change-type.ts";
import { dropKey } from "./drop-key.ts";
import { duplicateId } from "./duplicate-id.ts";
import { misspellFile } from "./misspell-file.ts";
import { misspellKey } from "./misspell-key.ts";
import { misspellValue } from "./misspell-value.ts";
import { removeReferenced } from "./remove-referenced.ts";
import { renameName } from "./rename-name.ts";
import { renameTarget } from "./rename-target.ts";
import { unbalancePrice } from "./unbalance-price.ts";

/** Every kind of mistake for a translation, by name. */
const inTranslations: Readonly<Record<string, Operator>> = {
  "drop a key": dropKey,
  "misspell a key": misspellKey,
  "change a type": changeType,
  "duplicate an id": duplicateId,
  "break a placeholder": breakPlaceholder,
  "unbalance a price": unbalancePrice,
  "break the layout": breakLayout,
};

/** Every kind of mistake for a definition, by name. */
const inDefinitions: Readonly<Record<string, Operator>> = {
  "rename a target": renameTarget,
  "rename a name": renameName,
  "drop a key": dropKey,
  "misspell a key": misspellKey,
  "misspell a value": misspellValue,
  "misspell a file": misspellFile,
  "change a type": changeType,
  "duplicate an id": duplicateId,
  "break a placeholder": breakPlaceholder,
  "unbalance a price": unbalancePrice,
  "remove what is referred to": removeReferenced,
  "break the layout": breakLayout,
};

/** What can go wrong in a file. */
export const operatorsFor = ({ isOverlay }: Subject): Readonly<Record<string, Operator>> =>
  isOverlay ? inTranslations : inDefinitions;
