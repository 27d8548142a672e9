/**
 * The language of a tag without its script and region: `pt` of `pt-BR`. What is listed by language is listed by this.
 *
 * @param tag BCP 47 tag
 */
export const baseLanguage = (tag: string): string => tag.toLowerCase().replace(/-.*/, "");
