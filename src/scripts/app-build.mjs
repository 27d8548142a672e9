import { join, relative, resolve } from "node:path";
import { outDir } from "./out-dir.mjs";

const { FUNCTIONS, FUNNEL, NODE_ENV, SUPABASE_URL, SUPABASE_ANON_KEY } = process.env;

/** The record that `npm run build` leaves and `npm start` asks whether to build, and what shapes a build besides files. */
export const appBuild = {
  record: join(outDir, "server", "build-record.json"),
  circumstances: {
    // From here: a build says nothing of the machine that it was made on.
    FUNNEL: FUNNEL && relative(".", resolve(FUNNEL)),
    // Where it says nothing, Vite builds for production.
    NODE_ENV: NODE_ENV || "production",
    SUPABASE_URL,
    FUNCTIONS,
    SUPABASE_ANON_KEY,
    node: process.version,
  },
};
