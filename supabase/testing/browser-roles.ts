/** The roles that Supabase gives to browsers. */
export const browserRoles = ["anon", "authenticated"] as const;
