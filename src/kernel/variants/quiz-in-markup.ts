import { emptyQuiz, type Quiz } from "../../../engine/quiz/index.ts";

/** The quiz that the markup of a page shows, whose visitor's variants are in their places. */
export const quizInMarkup = (): Quiz => ({ ...emptyQuiz, query: pageVariants()?.shown ?? {} });

/** What the page has drawn; nothing while it is built, and on the dev server. */
export const pageVariants = () => globalThis.window?.pageVariants;
