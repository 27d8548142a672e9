/** A text as a part of a regular expression that finds just it. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
