export { AppProvider, useApp, useQuiz } from "./app-context.ts";
export { useScope } from "./scope.ts";
