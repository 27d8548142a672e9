import { definition } from "./definition.ts";

/**
 * A funnel with tracking and three steps: look, pay and thanks.
 *
 * @param tracking YAML below that key, indented by two spaces
 */
export const trackedFunnel = (tracking: string) =>
  definition(`
start: look
plans: { plan: { name: Plan, price: 19.99, currency: USD, period: 4 weeks } }
steps:
  look: { type: info, path: /, button: Go on, sections: [{ type: heading, text: Look }], next: pay }
  pay: { type: checkout, path: /pay, heading: Pay, plan: plan, back: look, paid: thanks }
  thanks: { type: receipt, path: /thanks, heading: Thanks, ready: Ready, activate: Go, failed: Failed, support: Help }
tracking:
${tracking}
`).tracking;
