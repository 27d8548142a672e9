/** Text as it can stand in HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
