/** Serves functions on Supabase Edge or any Deno: each function's `index.ts` calls this. */
export { serve } from "./serve.ts";
