import type { OfferStep } from "../../schema/funnel.types.ts";
import type { TextsOf } from "../contract.ts";

/** A part of an offer as loaded, with the schema's defaults filled in. */
type Part<K extends "wheel" | "bonus" | "countdown", D extends keyof NonNullable<OfferStep[K]>> = NonNullable<
  OfferStep[K]
> &
  Required<Pick<NonNullable<OfferStep[K]>, D>>;

export type OfferWheel = Part<"wheel", "won" | "lasts" | "timer" | "leave" | "expired">;
export type OfferBonus = Part<"bonus", "expired" | "continue">;
export type OfferCountdown = Part<"countdown", "onExpire">;
export type OfferTexts = TextsOf<"offer">;
