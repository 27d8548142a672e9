import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { devPort, funnelPlugin, recordBuild } from "./src/build/plugin/index.ts";
import { loadedFiles } from "./src/scripts/loaded-files.mjs";
import { outDir } from "./src/scripts/out-dir.mjs";

// Asked for each site: tests build several in one process, which reads this file once.
export default defineConfig((): UserConfig => {
  const loaded = loadedFiles(".");
  const out = outDir();
  return {
    plugins: [recordBuild(loaded), react(), funnelPlugin(process.env.FUNNEL || "funnel.yaml", loaded), devPort()],
    tsconfig: "tsconfig.base.json",
    // The app has no public folder: every file it serves is named in a definition or imported by code.
    publicDir: false,
    // Bytes (gzip) that each saves on the first page. React itself has what the shim replaces: 244 for the pair, none for
    // the first alone. The router scrolls after it has rendered, which here is after the visitor sees the step: 960. It reads
    // the query of an address, which nothing asks it for: 318.
    resolve: {
      alias: [
        { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
        { find: "use-sync-external-store/shim", replacement: "react" },
        // Only the router's two packages have a file of this name.
        {
          find: "./scroll-restoration.js",
          replacement: fileURLToPath(new URL("src/app/no-scrolling.ts", import.meta.url)),
        },
        {
          find: "./searchParams.js",
          replacement: fileURLToPath(new URL("src/app/query-as-it-came.ts", import.meta.url)),
        },
      ],
    },
    // Keeps class names the same on the server and in the browser, whatever the load order.
    oxc: { plugins: { styledComponents: { displayName: false } } },
    // The dev server bundles what the desk needs of packages before it is opened, too: later, that would reload the desk.
    optimizeDeps: { entries: ["index.html", "src/author/main.tsx"] },
    // Tests copy the project there, and each settings file of TypeScript that comes or goes would reload every page.
    server: { watch: { ignored: ["**/.cache/project-*/**"] } },
    // Pages name their files themselves, and the app prefetches one step ahead.
    build: { modulePreload: false },
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          outDir: `${out}/client`,
          rolldownOptions: {
            // The first step's renderer is imported a second time so that it does come with the entry's code.
            checks: { ineffectiveDynamicImport: false },
            output: {
              codeSplitting: {
                // Every page needs what the entry imports, directly or not. It is one file, which compresses better and
                // saves a round trip.
                groups: [{ name: "basics", tags: ["$initial"] }],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: `${out}/server`,
          ssr: true,
          emptyOutDir: true,
          rollupOptions: { input: { "entry-server": "src/app/entry-server.ts", main: "src/server/main.ts" } },
        },
      },
    },
  };
});
