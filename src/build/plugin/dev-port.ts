import type { Plugin } from "vite";
import { portOf } from "../../server/server-settings.ts";

/** Lets the dev server listen on PORT. An invalid port is refused with a sentence. */
export function devPort(): Plugin {
  return {
    name: "dev-port",
    apply: "serve",
    config: ({ server }) => {
      // The command line may name another port: `npm run dev -- --port 3001`.
      if (server?.port !== undefined) return undefined;
      try {
        return { server: { port: portOf(process.env.PORT?.trim() || "5173", "npm run dev") } };
      } catch (error) {
        // If thrown, it would be printed with a stack trace, which helps nobody.
        console.error(error instanceof Error ? error.message : error);
        return process.exit(1);
      }
    },
  };
}
