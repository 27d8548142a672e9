/** Generates what agents read before they edit a funnel: AGENTS.md and llms.txt. */
export { agentsGuide, examplesIn } from "./agents-guide.ts";
export { llmsText } from "./llms-text.ts";
