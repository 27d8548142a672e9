import { resolve } from "node:path";
import type { Plugin } from "vite";
import { writeServerFiles } from "../headers/index.ts";
import { type Bundle, pagesOf, sharedFiles } from "../pages/index.ts";
import { precompress } from "../precompress.ts";
import { stylesPlugin } from "../styles/index.ts";
import { unseenLeads } from "../unseen-leads.ts";
import type { CurrentDefinition } from "./current-definition.ts";

/** Builds a site: its server, its code for browsers, and then a finished page for every step. */
export function buildPlugins({ path, read, good, definition }: CurrentDefinition): readonly Plugin[] {
  const bundle: Bundle = new Map();
  const styles = stylesPlugin();
  const plugin: Plugin = {
    name: "funnel-build",
    sharedDuringBuild: true,
    enforce: "pre",
    configEnvironment(environment) {
      const funnel = good();
      if (environment !== "client" || !funnel) return undefined;
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles(funnel) } } } } };
    },
    buildStart() {
      if (this.meta.watchMode) return;
      definition();
      const { report } = read();
      if (report && this.environment.name === "client") this.environment.logger.warn(report);
    },
    writeBundle(_, output) {
      if (this.environment.name === "client")
        for (const chunk of Object.values(output)) if (chunk.type === "chunk") bundle.set(chunk.fileName, chunk);
    },
    buildApp: {
      handler: async (builder) => {
        const funnel = good();
        const { report, isTranslation } = read();
        if (!funnel) {
          builder.config.logger.error(`${path} has problems.\n\n${report}`);
          process.exit(1);
        }
        const { FUNCTIONS } = process.env;
        if (FUNCTIONS?.trim() === "none")
          builder.config.logger.warn(`FUNCTIONS=none: ${unseenLeads(funnel.lead?.webhook)}`);
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("The build needs its client and ssr environments.");
        const clientDir = resolve(client.config.build.outDir);
        const serverDir = resolve(ssr.config.build.outDir);
        await builder.build(ssr);
        const built = await styles.read(serverDir);
        await builder.build(client);
        const site = { definition: funnel, isTranslation, clientDir, serverDir };
        const pages = await pagesOf({ ...site, bundle, styles: built });
        const backend = process.env.SUPABASE_URL;
        writeServerFiles({ definition: funnel, pages, clientDir, serverDir, backend });
        // A draft (vite build --mode draft) is looked at on this machine and thrown away.
        if (client.config.mode === "production") await precompress(clientDir);
      },
    },
  };
  return [plugin, styles.plugin];
}
