/** The database of the Node server: embedded in a folder of its own, or any Postgres at an address. */
export { FolderInUse } from "./directory-lock.ts";
export { folderProblem } from "./folder-problem.ts";
export { migrations, type OpenDatabase, openDatabase } from "./open-database.ts";
export { makePrivate } from "./private-folder.ts";
