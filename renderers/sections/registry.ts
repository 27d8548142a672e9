import type { ComponentType } from "react";
import type { SectionProps, SectionType } from "../contract.ts";

type Registry = { readonly [T in SectionType]: () => Promise<ComponentType<SectionProps<T>>> };

/** Loads the component of each section type. The compiler demands one for every type that the schema knows. */
export const registry = {
  badge: () => import("./badge/badge.tsx").then((module) => module.Badge),
  button: () => import("./button/button.tsx").then((module) => module.ButtonSection),
  figure: () => import("./figure/figure.tsx").then((module) => module.Figure),
  goal: () => import("./goal/goal.tsx").then((module) => module.Goal),
  heading: () => import("./heading/heading.tsx").then((module) => module.HeadingSection),
  image: () => import("./image/image.tsx").then((module) => module.ImageSection),
  "logo-strip": () => import("./logo-strip/logo-strip.tsx").then((module) => module.LogoStrip),
  plans: () => import("./plans/plans.tsx").then((module) => module.Plans),
  quote: () => import("./quote/quote.tsx").then((module) => module.Quote),
  text: () => import("./text/text.tsx").then((module) => module.Text),
} satisfies Registry;
