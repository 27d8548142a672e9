/**
 * Replaces how the router reads and writes the query of an address: nothing asks the router for a parameter, so the query
 * stays as it came. The router would read each value as JSON and write it anew. The names are those that it re-exports.
 */
export const defaultParseSearch = (query: string): Query => (query ? { query } : {});
export const defaultStringifySearch = ({ query = "" }: Query): string => query;
export const parseSearchWith = (): typeof defaultParseSearch => defaultParseSearch;
export const stringifySearchWith = (): typeof defaultStringifySearch => defaultStringifySearch;

type Query = { readonly query?: string };
