/** The part of the library that tests use, so that a checkout without the new package still passes the type check. */
declare module "standardwebhooks" {
  export class Webhook {
    constructor(secret: string);
    /** @throws Error if the headers do not sign the text, or are more than five minutes old */
    verify(text: string, headers: Readonly<Record<string, string>>): unknown;
  }
}
