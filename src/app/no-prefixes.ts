/** In place of the vendor prefixer that comes with styled-components and that nothing here asks for. */
export const prefix = (declaration: string): string => declaration;
