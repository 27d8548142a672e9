/** The SQL of every migration, by file name. */
export const migrations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../supabase/migrations/*.sql", { query: "?raw", import: "default", eager: true }),
  ).map(([path, sql]) => [path.slice(path.lastIndexOf("/") + 1), sql]),
);
