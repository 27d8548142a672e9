import type {
  Calendar,
  Field,
  FunnelDefinition,
  LeadConfirmation,
  LeadMail,
  LeadPart,
} from "../../schema/funnel.types.ts";
import { copyParts, type EveryWords, fixedValue, type TermsTexts } from "../copy/index.ts";
import type { FileKind } from "../fields/index.ts";
import { experimentsOf, flowOf } from "../flow/index.ts";
import { everyOrder, type SoldPlan, soldPlans } from "../pricing/index.ts";
import type { Mail } from "../quiz/index.ts";
import { fieldsOf, fieldWith, stepTraits, stepWith } from "../traits/index.ts";
import { fixedIn } from "./fixed-in.ts";

/**
 * The part of a definition that the backend needs. It is JSON, made when the funnel is built; no request can change it.
 */
export type ServerFunnel = {
  readonly id: string;
  readonly version: number;
  /** Fingerprint of the definition, stored in every row. */
  readonly hash: string;
  readonly language: string;
  /** Its words for how often a plan renews. */
  readonly every: EveryWords["every"];
  readonly plans: Readonly<Record<string, SoldPlan>>;
  /** How many of each stock there are to be sold; left out if there are none. */
  readonly stock?: Readonly<Record<string, number>>;
  /** The stocks of which pages say how many are left; left out if they say that of none. */
  readonly stockSaid?: readonly string[];
  readonly terms: TermsTexts;
  /** The mail to a buyer, with its placeholders. */
  readonly mail: { readonly subject: string; readonly body: string };
  /** Values of the placeholders that no answer changes, such as `product.support`. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Path of the first receipt, to which a payment leads that names no other; left out if there is none. */
  readonly receiptPath?: string;
  /**
   * Path of the first page that takes payments, to which a buyer returns without having paid; left out if there is
   * none.
   */
  readonly sellingPath?: string;
  /**
   * The receipts after the first, by the id of their step: their path, and that of the first page whose payments lead
   * there. Left out if there are none.
   */
  readonly furtherReceipts?: Readonly<Record<string, FurtherReceipt>>;
  readonly leadSource: string;
  /** Automation service that stored leads are passed on to, if the definition names one. */
  readonly leadWebhook?: string;
  /** What it gets of each lead besides the contact. */
  readonly leadParts: readonly LeadPart[];
  /** Whether later answers are stored with a lead; left out if not. */
  readonly leadUpdates?: true;
  /** The mail to whoever leaves an e-mail address, and what fills it; left out if there is none. */
  readonly leadMail?: Mail;
  /** How an e-mail address is confirmed; left out if it need not be. */
  readonly confirm?: AskedConfirmation;
  /** What its fields for files take, by the field's id; left out if there is none. */
  readonly files?: Readonly<Record<string, FileLimits>>;
  /** Its calendars by name, and the one of each field for appointments by the field's id; left out if there is none. */
  readonly calendars?: Readonly<Record<string, Calendar>>;
  readonly appointments?: Readonly<Record<string, string>>;
  /** At what visitors are counted: the steps, and by which variants; left out if they are not. */
  readonly counted?: {
    readonly steps: readonly string[];
    readonly variants: Readonly<Record<string, readonly string[]>>;
  };
  readonly tracking: Partial<NonNullable<FunnelDefinition["tracking"]>>;
};

/** The mail whose link somebody has to open, and to which page that leads. */
export type AskedConfirmation = {
  readonly mail: Mail;
  readonly path: string;
  /** Id of the checkbox that is confirmed; left out, every address is. */
  readonly consent?: string;
  /** Whether nobody is told of a contact before. */
  readonly isRequired?: true;
};

/** The kinds of files that a field takes, how many, and the most megabytes of each. */
export type FileLimits = { readonly accept: readonly FileKind[]; readonly max: number; readonly maxSize: number };

type FurtherReceipt = { readonly path: string; readonly sellingPath: string };

/**
 * Extracts what the backend needs from a checked definition.
 *
 * @param hash fingerprint of the definition
 */
export function serverFunnelOf(definition: FunnelDefinition, hash: string): ServerFunnel {
  const { id, version, language, product, lead, tracking = {}, texts } = definition;
  const steps = Object.entries(definition.steps);
  const [first, ...others] = steps.filter(([, step]) => stepTraits(step).isReceipt);
  const [, receipt] = first ?? [];
  const selling = steps.flatMap(([, step]) => {
    const { paid } = stepWith("takesPayment", step) ?? {};
    return paid ? [{ path: step.path, paid }] : [];
  });
  const [, confirming] = steps.find(([, step]) => stepTraits(step).confirmsContact) ?? [];
  const further = others.flatMap(([name, { path }]) => {
    const seller = selling.find(({ paid }) => paid === name);
    return seller ? [[name, { path, sellingPath: seller.path }] as const] : [];
  });
  const files = steps.flatMap(([, step]) => fieldsOf(step).flatMap(fileLimits));
  const appointments = steps.flatMap(([, step]) =>
    fieldsOf(step).flatMap((field) => {
      const { calendar } = fieldWith("givesAppointment", field) ?? {};
      return calendar ? [[field.id, calendar] as const] : [];
    }),
  );
  const stockSaid = Object.keys(definition.stock).filter((stock) => saysLeft(definition, stock));
  const names = Object.keys(product).map((key) => `product.${key}`);
  return {
    id,
    version,
    hash,
    language,
    every: texts.every,
    plans: everyOrder(soldPlans(definition)),
    ...(Object.keys(definition.stock).length > 0 && { stock: definition.stock }),
    ...(stockSaid.length > 0 && { stockSaid }),
    terms: texts.checkout,
    mail: texts.mail,
    fixed: Object.fromEntries(names.map((name) => [name, fixedValue(definition, name) ?? ""])),
    ...(receipt && { receiptPath: receipt.path }),
    ...(selling[0] && { sellingPath: selling[0].path }),
    ...(further.length > 0 && { furtherReceipts: Object.fromEntries(further) }),
    leadSource: lead?.source ?? id,
    ...(lead?.webhook && { leadWebhook: lead.webhook }),
    leadParts: lead?.send ?? [],
    ...(lead?.updates && { leadUpdates: true }),
    ...(lead?.mail && { leadMail: leadMailOf(definition, lead.mail) }),
    ...(lead?.confirm && confirming && { confirm: confirmationOf(definition, lead.confirm, confirming.path) }),
    ...(files.length > 0 && { files: Object.fromEntries(files) }),
    ...(appointments.length > 0 && {
      calendars: definition.calendars,
      appointments: Object.fromEntries(appointments),
    }),
    ...(definition.countVisitors && {
      counted: {
        steps: Object.keys(definition.steps),
        variants: Object.fromEntries(
          Object.entries(experimentsOf(definition)).map(([name, variants]) => [name, Object.keys(variants)]),
        ),
      },
    }),
    tracking,
  };
}

const saysLeft = (definition: FunnelDefinition, stock: string): boolean =>
  copyParts(JSON.stringify(definition)).some((part) => "name" in part && part.name === `stock.${stock}`);

function fileLimits(field: Field): readonly (readonly [string, FileLimits])[] {
  const { accept, max, maxSize } = fieldWith("givesFile", field) ?? {};
  return accept && max && maxSize ? [[field.id, { accept, max, maxSize }]] : [];
}

const confirmationOf = (
  definition: FunnelDefinition,
  { consent, required, ...mail }: LeadConfirmation,
  path: string,
): AskedConfirmation => ({
  mail: leadMailOf(definition, mail),
  path,
  ...(consent && { consent }),
  ...(required && { isRequired: true }),
});

function leadMailOf(definition: FunnelDefinition, { subject, body }: LeadMail): Mail {
  const { compute: _compute, inForms: _inForms, ...flow } = flowOf(definition);
  const { fixed } = fixedIn(definition, JSON.stringify([subject, body, definition.outcomes]));
  return { subject, body, flow, fixed, language: definition.language };
}
