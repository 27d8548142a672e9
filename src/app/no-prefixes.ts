/** Replaces the vendor prefixer of styled-components, which is not needed here. */
export const prefix = (declaration: string): string => declaration;
