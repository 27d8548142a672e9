/** Any value of YAML or JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
