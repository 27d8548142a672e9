import type { ComponentType } from "react";
import type { SectionProps, SectionType } from "../contract.ts";

type Registry = { readonly [T in SectionType]: () => Promise<ComponentType<SectionProps<T>>> };

/** Loads the component of each section type. The compiler demands one for every type that the schema knows. */
export const registry: Registry = {
  badge: () => import("./badge/badge.tsx").then((module) => module.Badge),
  bars: () => import("./bars/bars.tsx").then((module) => module.Bars),
  "before-after": () => import("./before-after/before-after.tsx").then((module) => module.BeforeAfter),
  button: () => import("./button/button.tsx").then((module) => module.ButtonSection),
  "calendar-entry": () => import("./calendar-entry/calendar-entry.tsx").then((module) => module.CalendarEntry),
  chart: () => import("./chart/chart.tsx").then((module) => module.Chart),
  columns: () => import("./columns/columns.tsx").then((module) => module.Columns),
  comparison: () => import("./comparison/comparison.tsx").then((module) => module.Comparison),
  extras: () => import("./extras/extras.tsx").then((module) => module.Extras),
  faq: () => import("./faq/faq.tsx").then((module) => module.Faq),
  "feature-cards": () => import("./feature-cards/feature-cards.tsx").then((module) => module.FeatureCards),
  figure: () => import("./figure/figure.tsx").then((module) => module.Figure),
  figures: () => import("./figures/figures.tsx").then((module) => module.Figures),
  gauge: () => import("./gauge/gauge.tsx").then((module) => module.Gauge),
  goal: () => import("./goal/goal.tsx").then((module) => module.Goal),
  guarantee: () => import("./guarantee/guarantee.tsx").then((module) => module.Guarantee),
  heading: () => import("./heading/heading.tsx").then((module) => module.HeadingSection),
  help: () => import("./help/help.tsx").then((module) => module.Help),
  "how-it-works": () => import("./how-it-works/how-it-works.tsx").then((module) => module.HowItWorks),
  image: () => import("./image/image.tsx").then((module) => module.ImageSection),
  link: () => import("./link/link.tsx").then((module) => module.Link),
  list: () => import("./list/list.tsx").then((module) => module.List),
  "logo-strip": () => import("./logo-strip/logo-strip.tsx").then((module) => module.LogoStrip),
  notice: () => import("./notice/notice.tsx").then((module) => module.Notice),
  outline: () => import("./outline/outline.tsx").then((module) => module.Outline),
  plans: () => import("./plans/plans.tsx").then((module) => module.Plans),
  quote: () => import("./quote/quote.tsx").then((module) => module.Quote),
  recap: () => import("./recap/recap.tsx").then((module) => module.Recap),
  "review-summary": () => import("./review-summary/review-summary.tsx").then((module) => module.ReviewSummary),
  testimonials: () => import("./testimonials/testimonials.tsx").then((module) => module.Testimonials),
  text: () => import("./text/text.tsx").then((module) => module.Text),
  trust: () => import("./trust/trust.tsx").then((module) => module.Trust),
  video: () => import("./video/video.tsx").then((module) => module.Video),
};
