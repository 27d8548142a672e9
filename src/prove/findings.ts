import type { Path } from "../../engine/problem/index.ts";

/** What a proof can find. */
export type ProofRule =
  /** An action did not lead where the machine says. */
  | "wrong-step"
  /** A control that the definition names is not on the page, or cannot be used. */
  | "unusable-control"
  /** The page does not keep what was answered. */
  | "lost-answer"
  /** A contact that was left does not reach the server. */
  | "lost-lead"
  /** A form takes what is not filled in, refuses it without a word, or refuses what was copied with spaces. */
  | "wrong-form"
  /** A dialog does not open, or cannot be left. */
  | "wrong-dialog"
  /** Reload, Back or Forward shows another step. */
  | "wrong-place"
  /** A payment did not end as its card says. */
  | "wrong-payment"
  /** A plan, a prize or a timer of an offer does not do what the definition says. */
  | "wrong-offer"
  /** The link of a mail does not confirm a contact. */
  | "wrong-confirmation"
  /** Something that axe reports. */
  | "accessibility"
  /** A page that can be scrolled sideways. */
  | "sideways-scroll"
  /** A word or a number that goes on in the next line. */
  | "broken-word"
  /** A control whose middle lies below something else. */
  | "covered-control"
  /** Content that moves while a page is drawn. */
  | "layout-shift"
  /** An error in the console. */
  | "console-error"
  /** Something that the page's policy blocks. */
  | "blocked-by-policy"
  /** A request to a host that the definition does not name. */
  | "request-to-stranger";

/** Something that a visitor of the funnel would meet. */
export type ProofFinding = {
  readonly rule: ProofRule;
  readonly step: string;
  readonly message: string;
  /** What it is about in the definition. */
  readonly path: Path;
  /** What to do, from the start of the funnel, to see it. */
  readonly way: readonly string[];
};
