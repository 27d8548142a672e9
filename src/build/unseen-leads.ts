/**
 * What happens to leads on a site without functions, in words for its operator.
 *
 * @param webhook the automation service that the definition names
 */
export const unseenLeads = (webhook: string | undefined): string =>
  webhook
    ? `browsers post leads to ${new URL(webhook).host} themselves; nobody sees whether it took them, and none is stored`
    : "nobody takes leads: name a lead.webhook in the definition";
