import type { FunnelDefinition, LeadPart, Legal, Plan, Step, TrackingEvent } from "../../schema/funnel.types.ts";
import type { EveryWords } from "../copy/index.ts";
import type { BareCondition, Position } from "../flow/index.ts";
import type { SoldPlan, Start } from "../pricing/index.ts";

/** The part of a definition that every page needs, apart from the flow. */
export type Site = {
  readonly id: string;
  readonly language: string;
  /** Left out, the header shows the product's name. */
  readonly logo?: string;
  readonly secondLogo?: string;
  readonly texts: Omit<FunnelDefinition["texts"]["shell"], "noScript" | "failed" | "again">;
  /** Placeholder values that no answer changes and that copy may need late. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly hosts?: { readonly canonical: string; readonly legacy?: readonly string[] };
};

/** What one step's page needs: a chunk of its own. */
export type StepView = {
  /** The step, without the conditions of its sections. */
  readonly step: Step;
  /** Conditions of sections, by their number in page order; left out if there are none. */
  readonly conditions?: Readonly<Record<number, BareCondition>>;
  /** The engine's own sentences for this type of step. */
  readonly texts: Readonly<Record<string, string>> | undefined;
  /** Every plan, if the step is about plans. */
  readonly plans: Readonly<Record<string, SoldPlan>>;
  /** How often they renew, in words; empty if the step is not about plans. */
  readonly every: EveryWords["every"];
  /** Values of the placeholders in its copy that no answer changes. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Those of its placeholders that are sample content, or computed from it. */
  readonly samples: readonly string[];
  /** Where it stands in the counter and the progress bar; left out if in neither. */
  readonly position?: Position;
  /** Title of the browser tab. */
  readonly title: string;
  /** Whether it asks for a contact. */
  readonly leavesContact?: true;
};

/** Where the page sends data; loaded when it first sends something. */
export type BackendView = {
  /** Address of the project whose functions are called; left out, the page's own server. */
  readonly url?: string;
  /** Public key of that project. */
  readonly key?: string;
  /** Tag sent with every lead. */
  readonly leadSource: string;
  /** The site has no functions, so the page itself posts leads to the automation service. */
  readonly hasNoFunctions?: true;
  /** Service that leads are for; the backend hands them on. */
  readonly leadWebhook?: string;
  /** What that service gets of each lead besides the contact; left out if nothing. */
  readonly leadParts?: readonly LeadPart[];
  /** Later answers are sent to the backend, which stores them with the lead. */
  readonly leadUpdates?: true;
  /** Id of the checkbox that visitors are asked to confirm by mail: whoever ticks it later is handed over again. */
  readonly confirmedConsent?: string;
  /** `hash` is its fingerprint. */
  readonly definition: {
    readonly id: string;
    readonly version: number;
    readonly hash: string;
    readonly language: string;
  };
  /** Endpoint that returns a visitor's country. */
  readonly geolocation?: string;
  /** Whether advertising services need a visitor's consent; left out if nothing is reported to any. */
  readonly consent?: "required" | "not-required";
};

/** What is reported to advertising services; loaded only if the definition names one and an event for it. */
export type TrackingView = {
  /** Events whose service has a pixel. */
  readonly events: readonly TrackingEvent[];
  readonly pixels: NonNullable<NonNullable<FunnelDefinition["tracking"]>["pixels"]>;
  /** Prices by plan id; `restored` is the price once the offer's countdown is over, if it differs. */
  readonly plans: Readonly<
    Record<string, Pick<Plan, "price"> & Pick<SoldPlan, "counted"> & { readonly restored?: number }>
  >;
  /** What a step begins with, by step id. */
  readonly starts: Readonly<Record<string, Start>>;
  /** The plans of which a pick counts at a step, by step id; left out where that of any plan does. */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  readonly texts: FunnelDefinition["texts"]["consent"];
  /** Values of the placeholders in the texts. */
  readonly fixed: Readonly<Record<string, string>>;
};

/** What the legal dialog needs; loaded when it opens. */
export type LegalView = Legal & Pick<StepView, "fixed" | "samples">;
