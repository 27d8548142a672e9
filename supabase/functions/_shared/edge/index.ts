/** The home on Supabase Edge, or any Deno: what each function's `index.ts` calls. */
export { serve } from "./serve.ts";
