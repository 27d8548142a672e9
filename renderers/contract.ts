import type { ComponentType, Ref, RefCallback } from "react";
import type { FunnelDefinition, Plan, Section, Step } from "../schema/funnel.types.ts";
import type { CheckoutClient } from "./checkout-client.ts";
import type { RunClock } from "./clock.ts";

export type StepType = Step["type"];
export type StepOf<T extends StepType> = Extract<Step, { type: T }>;
export type SectionType = Section["type"];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

type Texts = Required<NonNullable<FunnelDefinition["texts"]>>;
/** The engine's own sentences for a step type, defaults filled in; none where the schema gives it no group. */
export type TextsOf<T extends StepType> = T extends "offer" | "checkout"
  ? Required<Texts[T]> & PaymentTexts
  : T extends keyof Texts
    ? Required<Texts[T]>
    : undefined;

/** The sentences about paying, wherever something is sold. */
export type PaymentTexts = Required<Texts["payment"]>;

/** A notice announced to everybody and shown for a while. */
export type Notice = { readonly title: string; readonly text?: string; readonly tone: "danger" | "success" };

/** How to reach a visitor. What a machine wrote into the field that people do not see goes along as `website`. */
export type Contact = ({ readonly email: string } | { readonly phone: string }) & { readonly website?: string };

/** What a step can ask of the world. Renderers call these and decide nothing about the flow. */
export type StepActions = {
  /** Keeps the ids of the chosen options; does not move on. */
  readonly onAnswer: (choice: readonly string[]) => void;
  /** Moves on to the next step, if the machine agrees. */
  readonly onNext: () => void;
  /** Keeps values by name, for example an e-mail address; an empty string forgets one. */
  readonly onSave: (values: Readonly<Record<string, string>>) => void;
  /** Keeps a lead in the outbox. Returns at once, never throws. */
  readonly onLead: (contact: Contact) => void;
  /** Shows a notice for a while; what it returns takes it back, for when its cause is gone before. */
  readonly onNotice: (notice: Notice) => () => void;
  /** Two-letter code of the visitor's country, small letters; undefined if unknown. Never rejects. */
  readonly guessCountry: () => Promise<string | undefined>;
  /** Fetches what takes payments, which no page needs at once. Rejects if it cannot be had. */
  readonly loadCheckout: () => Promise<CheckoutClient>;
  /** Fetches what runs clocks. Rejects if it cannot be had. */
  readonly loadClocks: () => Promise<RunClock>;
  /** What stays in this browser, by name. Never throws; a value is what was written, or anything else. */
  readonly storage: {
    readonly read: (name: string) => unknown;
    readonly write: (name: string, value: unknown) => void;
  };
  /** The visitor's clock, in milliseconds. It may be wrong, and it may jump. */
  readonly now: () => number;
  /** A number from 0 up to, but not including 1. */
  readonly random: () => number;
};

/** What every step renderer is given. Copy still holds its placeholders: show it through `<Copy>`. */
export type StepProps<T extends StepType> = StepActions & {
  readonly id: string;
  readonly step: StepOf<T>;
  readonly texts: TextsOf<T>;
  /** Ids of the options chosen so far. */
  readonly choice: readonly string[];
  /** Values saved by name, such as `email`. */
  readonly values: Readonly<Record<string, string>>;
  readonly sections: SectionComponents;
};

/** Where on a page a visitor decides: the plans, and the buttons that go on. What stays in view makes way for them. */
export type CallsToAction = {
  /** Registers one, for as long as it is on the page. */
  readonly ref: RefCallback<HTMLElement>;
  /** Calls back with whether any is in view, soon and on every change; returns how to stop. */
  readonly watch: (tell: (isInView: boolean) => void) => () => void;
};

/** What every section is given. */
export type SectionProps<T extends SectionType> = {
  readonly section: SectionOf<T>;
  /** Whether this is the first heading of the page, which then is its h1. */
  readonly first: boolean;
  readonly plans: Readonly<Record<string, Plan>>;
  /** Id of the plan picked. */
  readonly plan?: string;
  readonly onPlan: (plan: string) => void;
  readonly onNext: () => void;
  /** Brings the visitor to the plans of the page, eyes and focus. Does nothing where no section offers plans. */
  readonly onShowPlans: () => void;
  /** For the section that offers plans: what `onShowPlans` calls. */
  readonly plansRef: Ref<{ readonly show: () => void }>;
  readonly calls: CallsToAction;
  /** Words on the button that goes on while a purchase is under way; it then waits. */
  readonly busy?: string | undefined;
  /** Why going on did not work the last time. */
  readonly problem?: string | undefined;
};

/** The sections that a step shows, already loaded. */
export type SectionComponents = { readonly [T in SectionType]?: ComponentType<SectionProps<T>> };
