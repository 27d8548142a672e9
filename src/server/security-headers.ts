/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

/** The security headers of a built funnel: what every answer carries, and what each page carries besides. */
export type SecurityHeaders = {
  readonly everywhere: Headers;
  /** By path of the page; `/404` is the page of an unknown path. */
  readonly pages: Readonly<Record<string, Headers>>;
  /** For what is no page: code, images, answers of functions. */
  readonly elsewhere: Headers;
  /** For https only. */
  readonly https: Headers;
};
