import type { Plugin } from "vite";
import { portOf } from "../../server/server-settings.ts";

/** Lets the dev server listen where PORT says. One that is no port is refused in a sentence. */
export function devPort(): Plugin {
  return {
    name: "dev-port",
    apply: "serve",
    config: ({ server }) => {
      // What starts it may have named another: `npm run dev -- --port 3001`.
      if (server?.port !== undefined) return undefined;
      try {
        return { server: { port: portOf(process.env.PORT?.trim() || "5173", "npm run dev") } };
      } catch (error) {
        // Thrown on, it would be printed with the places in Vite's code and ours, which helps nobody.
        console.error(error instanceof Error ? error.message : error);
        return process.exit(1);
      }
    },
  };
}
