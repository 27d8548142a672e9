/** One press of the buy button as the database keeps it, from before the provider is asked until it is settled. */
export type Attempt = {
  readonly attempt: string;
  readonly provider: "stripe" | "sandbox";
  /** Null until the provider has answered. */
  readonly session: string | null;
  readonly status: "creating" | "open" | "complete" | "expired" | "failed";
  readonly plan_id: string;
  readonly email: string;
  /** Charged today, in the smallest unit of the currency: one of the plan's prices when it was recorded. */
  readonly amount: number;
  readonly terms: string;
  readonly is_hosted: boolean;
  readonly funnel_hash: string;
  readonly created_at: Date;
};

/** Its columns. */
export const attemptColumns =
  "attempt, provider, session, status, plan_id, email, amount, terms, is_hosted, funnel_hash, created_at";
