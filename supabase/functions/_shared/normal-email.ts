/** An e-mail address as advertising services want it before it is hashed: no spaces around it, in lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
