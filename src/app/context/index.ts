export { AppProvider, useApp, useContextOf, useQuiz, useShownStep } from "./app-context.ts";
export { useScope } from "./scope.ts";
