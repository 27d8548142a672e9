import type { Plan } from "../schema/funnel.types.ts";

/** A purchase: what is bought, and by whom. */
export type Purchase = {
  /** By what the plan is ordered: its id, with how many of it if it has a `quantity`, and with its extras. */
  readonly plan: string;
  readonly email: string;
  /** What the page has shown of the plan's charges, as `chargesOf` writes it. */
  readonly charges: string;
  /** Whether the page has shown the plan at its original price. The backend knows the amount. */
  readonly atOriginalPrice?: true;
};

/** An open payment session, with what its form needs. */
export type OpenedCheckout = {
  readonly provider: "stripe" | "sandbox";
  readonly clientSecret: string;
  readonly publishableKey?: string;
  /** The terms that the buyer agrees to; shown unchanged. */
  readonly terms: string;
  /** When the provider ends it, in milliseconds, or some moments before. */
  readonly until: number;
  /** Whether another tab has bought since, perhaps another plan: this form would take money for a second purchase. */
  readonly isOvertaken: () => boolean;
};

/** A card as entered in the test form. */
export type TestCard = {
  readonly card: string;
  readonly expiry: string;
  readonly cvc: string;
  /** Whether the buyer has confirmed the payment, as the card's bank requires. */
  readonly confirm?: true;
};

export type TestResult =
  | { readonly status: "paid"; readonly returnUrl: string }
  | { readonly status: "declined" | "authentication-required" | "insufficient-funds" };

/** What the address says about a purchase. None of it is verified. */
export type Arrival = {
  readonly session?: string;
  readonly email?: string;
  readonly plan?: string;
  /** In whole units of the currency. */
  readonly amount?: number;
};

/** What the backend says about a purchase. */
export type Settled = {
  readonly isPaid: boolean;
  readonly hasAccount: boolean;
  readonly email?: string;
  /** Name of the plan. */
  readonly plan?: string;
  /** The plan as it was sold; left out if nobody knows any more. */
  readonly sold?: Plan;
  readonly amount?: number;
  readonly currency?: string;
  readonly transaction?: string;
};

/**
 * Opens payment sessions and checks on them. Failures reject with a `code`: the backend's own, `unreachable` if it does
 * not answer, or `no-client-secret` if it opened a session that cannot be paid.
 */
export type CheckoutClient = {
  /**
   * Opens a payment session. Repeating the same purchase returns the same session, in every tab, until it is settled.
   * If it is already paid, the page goes to the receipt and the promise stays pending. A page that is refused because it
   * shows what is no longer sold loads itself anew when it is called again.
   */
  readonly open: (purchase: Purchase) => Promise<OpenedCheckout>;
  /**
   * Opens a session on the payment provider's own page and returns its address. A paid one leads to its receipt, as
   * above.
   */
  readonly openHosted: (purchase: Purchase) => Promise<string>;
  /** Pays with a card at the test provider. */
  readonly payTest: (clientSecret: string, card: TestCard) => Promise<TestResult>;
  /** Moves the parameters that a payment put into the address to storage, where a reload finds them. */
  readonly arrive: () => Arrival;
  /** Asks for the state of a session, and has the account of a paid one set up. */
  readonly settle: (arrival: Arrival) => Promise<Settled>;
  /** How many are left of each stock, by its name. */
  readonly stockLeft: () => Promise<Readonly<Record<string, number>>>;
  /** Goes to another page. */
  readonly leave: (address: string) => void;
};
