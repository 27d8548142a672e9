import type { ComponentType, RefObject } from "react";
import type { Day, NumberSigns } from "../../engine/fields/index.ts";
import type { Field, FunnelDefinition, Unit } from "../../schema/funnel.types.ts";
import type { StepActions } from "../contract.ts";

export type FieldType = Field["type"];
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;

/** The engine's own sentences for forms. */
export type FormTexts = Required<FunnelDefinition["texts"]["form"]>;

/** Where and when something is typed. */
export type Typing = {
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly signs: NumberSigns;
  /** The visitor's day. */
  readonly today: Day;
  /** Copy as plain text, with its placeholders filled. */
  readonly plain: (copy: string) => string;
};

/**
 * What was typed, in the one form in which it is kept (empty if nothing was), or what is wrong with it. A doubt is told
 * once: whoever goes on all the same is right.
 */
export type Reading =
  | {
      readonly value: string;
      readonly doubt?: Problem;
      /** Whether nothing can be given at the moment, so that the field may be left out. */
      readonly isExcused?: true;
    }
  | Problem;

/** What is wrong: the name of a sentence, and the figures in it as people read them. */
export type Problem = {
  readonly problem: keyof FormTexts;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly example?: string;
  /** The labels of the fields that it is about, where these are several. */
  readonly fields?: string;
};

/** One type of field. Both functions are pure, and one undoes the other. */
export type FieldKind<T extends FieldType> = {
  /** Reads what was typed; never throws, whatever it is. */
  readonly read: (typed: string, field: FieldOf<T>, typing: Typing) => Reading;
  /** The unit of what was typed, so that the visitor reads it in that unit; undefined if there is none. */
  readonly unitOf?: (typed: string, field: FieldOf<T>, typing: Typing) => Unit | undefined;
  /** A value that is kept, as the visitor would type it. */
  readonly write: (value: string, field: FieldOf<T>, typing: Typing) => string;
  /** The sentence for a field that must be filled in and is not; without it, `required`. */
  readonly missing?: keyof FormTexts;
  readonly Show: ComponentType<FieldProps<T>>;
};

/** Props of a field on its page. */
export type FieldProps<T extends FieldType> = Pick<StepActions, "guessCountry" | "loadKeeper" | "now"> & {
  readonly field: FieldOf<T>;
  /** Id of its input; its hint is `ID-hint`, its error `ID-error`. */
  readonly id: string;
  /** What was typed, in the notation of the field's own `read`. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly texts: FormTexts;
  readonly typing: Typing;
  /** What is wrong, in words. */
  readonly error: string | undefined;
  /** The first input, to which the focus moves if something is wrong. */
  readonly inputRef: RefObject<HTMLElement | null>;
  /** What the key for Enter says on a phone. */
  readonly enterKeyHint: "next" | "done";
  /** Units chosen so far, the last one first. */
  readonly units: readonly string[];
  readonly onUnit: (unit: string) => void;
};
