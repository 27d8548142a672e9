/**
 * Address of one of our pages as it may be told to others: our own origin and the path. What follows the path can hold
 * personal data and stays here.
 *
 * @param url what the browser says it shows
 */
export function pageAddress(url: string, publicUrl: string): string {
  const page = new URL(publicUrl);
  page.pathname = new URL(url).pathname;
  return page.href;
}
