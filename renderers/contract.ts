import type { ComponentType, HTMLAttributes, ReactNode, Ref, RefCallback } from "react";
import type { FileKind, SentFile } from "../engine/fields/index.ts";
import type { ResolvedOption } from "../engine/flow/index.ts";
import type { SoldPlan } from "../engine/pricing/index.ts";
import type { FunnelDefinition, LegalTab, ScaleEnds, Section, Step } from "../schema/funnel.types.ts";
import type { StepKeys, StepTypeWith } from "../schema/traits.ts";
import type { CheckoutClient } from "./checkout-client.ts";
import type { RunClock } from "./clock.ts";

export type StepType = Step["type"];
export type StepOf<T extends StepType> = Extract<Step, { type: T }>;
export type SectionType = Section["type"];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

type Texts = Required<NonNullable<FunnelDefinition["texts"]>>;
/** The engine's own sentences for a step type, with defaults filled in; undefined if the schema has no group for it. */
export type TextsOf<T extends StepType> =
  T extends StepTypeWith<"takesPayment">
    ? (T extends keyof Texts ? Required<Texts[T]> : unknown) & PaymentTexts & Partial<Texts["stock"]>
    : T extends keyof Texts
      ? Required<Texts[T]>
      : T extends StepTypeWith<"asks">
        ? OwnAnswerTexts | undefined
        : undefined;

/** The sentences at the field for an answer of one's own. */
type OwnAnswerTexts = Required<Texts["otherwise"]> &
  Pick<Required<Texts["form"]>, "tooLong" | "oddCharacters" | "noMarkup">;

/** The sentences about paying, if something is sold. */
export type PaymentTexts = Required<Texts["payment"]>;

/** A notice that is announced and shown for a while. */
export type Notice = {
  readonly title: string;
  readonly text?: string;
  readonly tone: "danger" | "success";
  /** Whether the place that it is about announces it itself: nothing is announced twice. */
  readonly isSaid?: boolean;
};

/**
 * How to reach a visitor: by e-mail, by phone (digits with a leading plus) or both, and perhaps by which name. `website`
 * is the content of the honeypot field, which only machines fill in.
 */
export type Contact = (
  | { readonly email: string; readonly phone?: string }
  | { readonly phone: string; readonly email?: string }
) & { readonly name?: string; readonly website?: string };

/** A file that a visitor has picked. */
export type PickedFile = {
  readonly file: File;
  /** The field that it was picked in. */
  readonly field: { readonly id: string; readonly accept: readonly FileKind[]; readonly maxSize: number };
  /** Told how much of it has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborted if it is not wanted any more. */
  readonly stop: AbortSignal;
};

/** The file as the server keeps it, or why it does not. */
export type SendingResult = SentFile | { readonly refused: "size" | "kind" | "failed" };

/** The times at which a visitor can have an appointment. */
export type TimesLeft = {
  /** Name of the calendar's time zone. */
  readonly timeZone: string;
  /** When each begins (ISO 8601), by the calendar's clock, in order. */
  readonly free: readonly string[];
  /** Whether the time that was asked for is kept for the visitor. */
  readonly isKept: boolean;
};

/** What the server keeps for a visitor until their lead has it. */
export type Keeper = {
  readonly sendFile: (file: PickedFile) => Promise<SendingResult>;
  /**
   * Asks at which times a visitor can have an appointment, and has one of them kept for a while. Rejects if the server does not
   * answer.
   *
   * @param field id of the field that asks
   * @param at the time that was picked
   */
  readonly askTimes: (field: string, at?: string) => Promise<TimesLeft>;
  /**
   * Confirms the contact that the link belongs to by which this page was opened. Rejects if the server does not answer.
   *
   * @returns whether there is such a contact
   */
  readonly confirmContact: () => Promise<boolean>;
};

/** What a step can ask for. Renderers call these and decide nothing about the flow. */
export type StepActions = {
  /** Saves the ids of the chosen options; does not move on. */
  readonly onAnswer: (choice: readonly string[]) => void;
  /** Moves on to the next step, if the machine agrees. */
  readonly onNext: () => void;
  /** Saves values by name, for example an e-mail address; an empty string removes one. */
  readonly onSave: (values: Readonly<Record<string, string>>) => void;
  /** Puts a lead into the outbox. Returns at once, never throws. */
  readonly onLead: (contact: Contact) => void;
  /**
   * How much sooner than the next step shall be seen it must be gone to, in milliseconds: what the last answer about its
   * document took; 0 if it needs none.
   */
  readonly headStart: () => number;
  /** Shows a notice for a while; returns how to withdraw it earlier. */
  readonly onNotice: (notice: Notice) => () => void;
  /** Two-letter code of the visitor's country, small letters; undefined if unknown. Never rejects. */
  readonly guessCountry: () => Promise<string | undefined>;
  /** Loads the code for what the server keeps for a visitor. Rejects if it cannot be loaded. */
  readonly loadKeeper: () => Promise<Keeper>;
  /** Loads the code for payments. Rejects if it cannot be loaded. */
  readonly loadCheckout: () => Promise<CheckoutClient>;
  /** Loads the code for clocks. Rejects if it cannot be loaded. */
  readonly loadClocks: () => Promise<RunClock>;
  /** The browser's storage, by name. Never throws. Values may be anything, because other code can write there too. */
  readonly storage: {
    readonly read: (name: string) => unknown;
    readonly write: (name: string, value: unknown) => void;
  };
  /** The visitor's clock, in milliseconds. It may be wrong, and it may jump. */
  readonly now: () => number;
  /** A number from 0 up to, but not including 1. */
  readonly random: () => number;
};

/** Props of every step renderer. Copy still has its placeholders: show it through `<Copy>`. */
export type StepProps<T extends StepType> = StepActions & {
  readonly id: string;
  readonly step: StepOf<T>;
  readonly texts: TextsOf<T>;
  /** Ids of the options chosen so far. */
  readonly choice: readonly string[];
  /** Values saved by name, such as `email`. */
  readonly values: Readonly<Record<string, string>>;
  readonly sections: SectionComponents;
  /** What its options need besides the plain ones. */
  readonly extras?: OptionExtras | undefined;
};

/** A group of options, and how they are laid out. */
export type OptionsProps = HTMLAttributes<HTMLFieldSetElement> & {
  readonly layout: Extract<StepOf<StepTypeWith<"asks">>, { readonly layout?: string }>["layout"];
  readonly options: readonly ResolvedOption[];
  /** The words below the ends of a scale. */
  readonly ends?: ScaleEnds | undefined;
};

/** A legal text: the id and label of its tab, and what it is for. */
export type LegalLink = { readonly id: string; readonly label: string; readonly purpose: LegalTab["purpose"] };

/** What the page of a question loads besides the plain options, as far as it needs it. */
export type OptionExtras = {
  readonly Options?: ComponentType<OptionsProps>;
  /** The picture, icon or emoji of an option, for decoration only. */
  readonly Face?: ComponentType<{ readonly option: ResolvedOption; readonly icons: OptionExtras["icons"] }>;
  /** The built-in icons in use, by name: each the `d` of a path on a grid of 24 by 24. */
  readonly icons: Readonly<Record<string, string>>;
  /**
   * Built-in icons of answers that its sections show, by placeholder and label: `answer.pet`, Dog, and the `d` of a path.
   */
  readonly pictures?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The legal texts that a page about buying links to, with the labels of their tabs. */
  readonly legal?: readonly LegalLink[];
  /** Whether a page that takes a payment is the one place of the funnel that insists on an e-mail address. */
  readonly asksEmail?: boolean;
  /** The plans of which the visitor's pick counts at a checkout; left out if that of any plan does. */
  readonly picks?: readonly string[];
  /** The field for an answer of the visitor's own. */
  readonly Own?: ComponentType<OwnAnswerProps>;
};

/** What a field for an answer of one's own needs of its step. */
export type OwnAnswerProps = Pick<StepActions, "onAnswer" | "onNext" | "onSave"> &
  Pick<StepProps<StepType>, "id" | "choice" | "values"> & {
    readonly texts: OwnAnswerTexts | undefined;
    readonly step: Pick<StepKeys["asks"], "otherwise" | "options" | "max">;
  };

/**
 * The elements at which a visitor decides: the plans and the buttons that lead on. A sticky bar hides while one is in
 * view.
 */
export type CallsToAction = {
  /** Registers an element for as long as it is on the page. */
  readonly ref: RefCallback<HTMLElement>;
  /** Calls back with whether any is in view, now and on every change; returns a function that unsubscribes. */
  readonly watch: (tell: (isInView: boolean) => void) => () => void;
};

/** Props of every section. */
export type SectionProps<T extends SectionType> = {
  readonly section: SectionOf<T>;
  /** Whether this is the first heading of the page, and thus its h1. */
  readonly first: boolean;
  readonly plans: Readonly<Record<string, SoldPlan>>;
  /** Id of the selected plan. */
  readonly plan?: string;
  /** What the page says about charges after today. */
  readonly charges?: readonly string[] | undefined;
  readonly onPlan: (plan: string) => void;
  readonly onNext: () => void;
  /** Goes on without buying. */
  readonly onSkip: () => void;
  /** Scrolls to the plans of the page and moves the focus there. Does nothing if no section offers plans. */
  readonly onShowPlans: () => void;
  /** For the section that offers plans: sets the function that `onShowPlans` calls. */
  readonly plansRef: Ref<{ readonly show: () => void }>;
  readonly calls: CallsToAction;
  /** Icons of answers, as the step brings them along. */
  readonly pictures?: OptionExtras["pictures"];
  /** Label of the button that leads on while a purchase is in progress; it is then inactive. */
  readonly busy?: string | undefined;
  /** Error message of the last failed attempt to go on. */
  readonly problem?: string | undefined;
  /** The visitor's clock, in milliseconds. */
  readonly now: () => number;
  /** Shows the sections that are part of this one. */
  readonly show: (sections: readonly Section[]) => ReactNode;
};

/** The sections that a step shows, already loaded. */
export type SectionComponents = { readonly [T in SectionType]?: ComponentType<SectionProps<T>> } & {
  /** All sections of the step together, for a step that loads no more code than it needs. */
  readonly Below?: ComponentType<StepSectionsProps>;
  /** Sections in order, for a step that is about plans. */
  readonly Priced?: ComponentType<PricedSectionsProps>;
};

/** What all sections of a step need together. */
type Together = Pick<StepProps<StepType>, "values" | "extras" | "now" | "onSave" | "onNext"> &
  Pick<SectionProps<SectionType>, "busy" | "problem"> & {
    /** The page has a title of its own, so no section is its h1. */
    readonly titled?: boolean;
    /** Goes on without buying, where `onNext` buys. */
    readonly onSkip?: () => void;
    /** What stands below them. */
    readonly children?: ReactNode;
  };

/** Props of sections in order. */
export type SectionsProps = Together & {
  readonly sections: readonly Section[];
  readonly components: SectionComponents;
};

/** Props of sections in order whose prices depend on what is stored. */
export type PricedSectionsProps = SectionsProps & Pick<StepActions, "storage">;

/** Props of all sections of a step together. The step may be of any type, as long as it has sections. */
export type StepSectionsProps = Together &
  Pick<StepActions, "storage"> & {
    readonly step: { readonly type: string; readonly sections?: readonly Section[] };
    readonly sections: SectionComponents;
  };
