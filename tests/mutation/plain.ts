/** What YAML and JSON can say. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
