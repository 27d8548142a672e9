import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPort, funnelPlugin, recordBuild } from "./src/build/plugin/index.ts";
import { loadedFiles } from "./src/scripts/loaded-files.mjs";
import { outDir } from "./src/scripts/out-dir.mjs";

const loaded = loadedFiles(".");

export default defineConfig({
  plugins: [recordBuild(loaded), react(), funnelPlugin(process.env.FUNNEL || "funnel.yaml", loaded), devPort()],
  tsconfig: "tsconfig.base.json",
  // The app has no public folder: every file it serves is named in a definition or imported by code.
  publicDir: false,
  // Bytes of the first page, gzip, that each is worth. React itself has what the shim stands in for: 244 for the pair,
  // none for the first alone. styled-components never calls its vendor prefixer unless it is asked to: 1,324.
  // The router scrolls after it has rendered, which here is after the visitor sees the step: 960.
  resolve: {
    alias: [
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
      { find: "use-sync-external-store/shim", replacement: "react" },
      // Only the router's two packages have a file of this name.
      {
        find: "./scroll-restoration.js",
        replacement: fileURLToPath(new URL("src/app/no-scrolling.ts", import.meta.url)),
      },
      { find: "./Prefixer.js", replacement: fileURLToPath(new URL("src/app/no-prefixes.ts", import.meta.url)) },
    ],
  },
  // The same class names on the server as in the browser, in whatever order the code is loaded there.
  oxc: { plugins: { styledComponents: { displayName: false } } },
  // Pages name what they need themselves, and the app fetches one step ahead.
  build: { modulePreload: false },
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: `${outDir}/client`,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What the entry imports, directly or not, is what every page needs. It comes in one piece: that compresses
              // better, and no second round trip follows.
              groups: [{ name: "basics", tags: ["$initial"] }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${outDir}/server`,
        ssr: true,
        emptyOutDir: true,
        rollupOptions: { input: { "entry-server": "src/app/entry-server.tsx", main: "src/server/main.ts" } },
      },
    },
  },
});
