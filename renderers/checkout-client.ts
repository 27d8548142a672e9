/** What is bought, and by whom. */
export type Purchase = {
  readonly plan: string;
  readonly email: string;
  /** The page has shown the plan at its original price. Which amount that is, the backend knows. */
  readonly atOriginalPrice?: true;
};

/** A payment session that was opened, with what its form needs. */
export type OpenedCheckout = {
  readonly provider: "stripe" | "sandbox";
  readonly clientSecret: string;
  readonly publishableKey?: string;
  /** What the buyer agrees to, to be shown as it is. */
  readonly terms: string;
};

/** A card as typed into the test form. */
export type TestCard = {
  readonly card: string;
  readonly expiry: string;
  readonly cvc: string;
  /** The buyer has agreed to what the card's bank asked. */
  readonly confirm?: true;
};

export type TestResult =
  | { readonly status: "paid"; readonly returnUrl: string }
  | { readonly status: "declined" | "authentication-required" | "insufficient-funds" };

/** What an address says of a purchase. Nothing of it is proven. */
export type Arrival = {
  readonly session?: string;
  readonly email?: string;
  readonly plan?: string;
  /** In whole units of the currency. */
  readonly amount?: number;
};

/** What the backend says of a purchase. */
export type Settled = {
  readonly isPaid: boolean;
  readonly hasAccount: boolean;
  readonly email?: string;
  /** Name of the plan. */
  readonly plan?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly transaction?: string;
};

/**
 * Where payments are made. What fails rejects with a `code`: as the backend names it, `unreachable` where it does not
 * answer, `no-client-secret` where it opened a session without a way to pay it.
 */
export type CheckoutClient = {
  /**
   * Opens a payment session. The same purchase tried again is the same session, in every tab, until it is settled. One that
   * has been paid leads to its receipt, and no answer comes.
   */
  readonly open: (purchase: Purchase) => Promise<OpenedCheckout>;
  /** Opens a session on the payment provider's own page; gives its address. What has been paid leads to its receipt. */
  readonly openHosted: (purchase: Purchase) => Promise<string>;
  /** Asks the test provider to take a card. */
  readonly payTest: (clientSecret: string, card: TestCard) => Promise<TestResult>;
  /** Takes what a purchase brought out of the address, where it does not belong; a reload finds it again. */
  readonly arrive: () => Arrival;
  /** Asks what became of a session, and has the account of a paid one made. */
  readonly settle: (arrival: Arrival) => Promise<Settled>;
  /** Leaves for another page. */
  readonly leave: (address: string) => void;
};
