export { AppProvider, useApp, useContextOf, useQuiz } from "./app-context.ts";
export { useScope } from "./scope.ts";
