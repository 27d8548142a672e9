import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { soldPlans } from "../../engine/pricing/sold-plans.ts";
import type { OfferStep, Plan } from "../../schema/funnel.types.ts";
import type { CheckoutClient } from "../checkout-client.ts";
import type { CallsToAction, StepActions } from "../contract.ts";
import { FunnelProvider, type FunnelScope } from "../funnel-context.ts";

const renews = { price: 40, every: "4 weeks" };

const plans: Readonly<Record<string, Plan>> = {
  short: { name: "Short", price: 7, originalPrice: 14, currency: "USD", period: "1 week" },
  long: { name: "Long", price: 20, currency: "USD", displayCurrency: "EUR", period: "4 weeks", popular: true, renews },
};

const offer: OfferStep = {
  type: "offer",
  path: "/offer",
  sections: [],
  countdown: { text: "Held for", lasts: "597 s", onExpire: "restore-price" },
};

/** The same plans in a funnel whose countdown restores prices. */
export const restorablePlans = soldPlans({ plans, steps: { offer } });

/** A funnel without plans and answers. */
export const bareScope: FunnelScope = {
  lookup: () => undefined,
  isShown: () => true,
  language: "en",
  every: {},
  plans: {},
  sample: "Sample",
  openLegal: () => undefined,
};

/** Renders something in a funnel with two plans and no answers yet. */
export function show(children: ReactNode, given: Partial<FunnelScope> = {}) {
  const every = { year: "every year", several: "every {period}" };
  const scope = { ...bareScope, every, plans, ...given };
  return render(children, { wrapper: ({ children }) => <FunnelProvider value={scope}>{children}</FunnelProvider> });
}

/** The props of a step besides its definition, with callbacks that record their calls. */
export const stepProps = () => ({
  id: "step",
  choice: [] as readonly string[],
  values: {},
  sections: {},
  onAnswer: vi.fn<StepActions["onAnswer"]>(),
  onNext: vi.fn<StepActions["onNext"]>(),
  onSave: vi.fn<StepActions["onSave"]>(),
  onLead: vi.fn<StepActions["onLead"]>(),
  headStart: vi.fn<StepActions["headStart"]>(() => 0),
  onNotice: vi.fn<StepActions["onNotice"]>(() => () => undefined),
  guessCountry: vi.fn<StepActions["guessCountry"]>(),
  loadKeeper: () => Promise.reject(new Error("This test keeps nothing")),
  loadClocks: vi.fn<StepActions["loadClocks"]>(() => new Promise(() => undefined)),
  loadCheckout: vi.fn<StepActions["loadCheckout"]>(() => new Promise(() => undefined)),
  storage: storageInMemory(),
  now: vi.fn<StepActions["now"]>(() => Date.UTC(2030, 0, 1)),
  random: vi.fn<StepActions["random"]>(() => 0),
});

/** The props of a section besides its definition, on a page with nothing else. */
export const sectionProps = () => ({
  first: false,
  plans: {},
  plansRef: null,
  calls: { ref: () => undefined, watch: vi.fn<CallsToAction["watch"]>(() => () => undefined) } satisfies CallsToAction,
  onPlan: vi.fn<(plan: string) => void>(),
  onNext: vi.fn<() => void>(),
  onSkip: vi.fn<() => void>(),
  onShowPlans: vi.fn<() => void>(),
  now: () => Date.UTC(2030, 0, 1, 12),
  show: () => null,
});

/** A storage for one test. */
export function storageInMemory(stored: Readonly<Record<string, unknown>> = {}): StepActions["storage"] {
  const kept = new Map(Object.entries(stored));
  return { read: (name) => kept.get(name), write: (name, value) => void kept.set(name, value) };
}

/** A checkout client with the test's responses; other calls never settle. */
export function checkoutWith(given: Partial<CheckoutClient>): StepActions["loadCheckout"] {
  const never = () => new Promise<never>(() => undefined);
  const client: CheckoutClient = {
    open: never,
    openHosted: never,
    payTest: never,
    arrive: () => ({}),
    settle: never,
    stockLeft: never,
    leave: () => undefined,
    ...given,
  };
  return async () => client;
}
