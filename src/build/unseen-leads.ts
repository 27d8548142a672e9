/**
 * What happens to leads on a site without functions, in words for its operator.
 *
 * @param webhook the automation service that the definition names
 */
export const unseenLeads = (webhook: string | undefined): string =>
  webhook
    ? `browsers post leads to ${new URL(webhook).host} themselves; what it refuses is tried again only if it lets pages read its answers, and none is stored`
    : "nobody takes leads: name a lead.webhook in the definition";
