/** Names of files that a definition may be made of. */
export const includable = /\.(md|txt|ya?ml)$/i;
