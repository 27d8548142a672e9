/** The database: its interface, a Postgres at an address, and the columns that every row has. */
export { type Database, type Sql, type Transaction, versionColumns } from "./database.ts";
export { postgresDatabase } from "./postgres-database.ts";
