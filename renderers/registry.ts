import type { ComponentType } from "react";
import type { StepOf, StepProps, StepType } from "./contract.ts";

type Registry = { readonly [T in StepType]: (step: StepOf<T>) => Promise<ComponentType<StepProps<T>>> };

/** Loads the renderer of each step type. The compiler demands one for every type that the schema knows. */
export const registry: Registry = {
  checkout: () => import("./checkout/checkout.tsx").then((module) => module.Checkout),
  confirmation: () => import("./confirmation/confirmation.tsx").then((module) => module.Confirmation),
  contact: () => import("./contact/contact.tsx").then((module) => module.Contact),
  end: () => import("./end/end.tsx").then((module) => module.End),
  form: (step) => import("./form/form.tsx").then((module) => module.formWith(step)),
  info: () => import("./info/info.tsx").then((module) => module.Info),
  loading: () => import("./loading/loading.tsx").then((module) => module.Loading),
  "multi-select": () => import("./multi-select/multi-select.tsx").then((module) => module.MultiSelect),
  offer: () => import("./offer/offer.tsx").then((module) => module.Offer),
  question: () => import("./question/question.tsx").then((module) => module.Question),
  receipt: () => import("./receipt/receipt.tsx").then((module) => module.Receipt),
};
