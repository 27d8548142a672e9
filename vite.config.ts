import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPort } from "./src/build/dev-port.ts";
import { funnelPlugin } from "./src/build/funnel-plugin.ts";
import { recordBuild } from "./src/build/record-build.ts";
import { loadedFiles } from "./src/scripts/loaded-files.mjs";
import { outDir } from "./src/scripts/out-dir.mjs";

/** Modules that every page loads. A module that is not named here goes where it is first imported. */
const onEveryPage = [
  /node_modules.(react|react-dom|scheduler|@tanstack|xstate|styled-components|stylis|@emotion)[\\/]/,
  /node_modules.use-sync-external-store[\\/]/,
  /engine.(compile|copy|flow)[/](?!blocks|fixed|plan-|plain|headline|every|text-table|number-in|way-|components|parse-condition|placed-|say-|bare-|flow-graph|step-|taken|duration)/,
  /src.app[/](?!legal|error-screen|not-found|message-screen|take-token|outside|prefetch|tracking)/,
  /renderers.ui.text.(copy|inline-link|sample-label|use-plain|heading|paragraphs|question-lede)/,
  /renderers.ui.(layout.global-style|layout.step-column|controls.button|controls.option|controls.move-focus)/,
  /virtual:funnel$/,
];

const loaded = loadedFiles(".");

export default defineConfig({
  plugins: [recordBuild(loaded), react(), funnelPlugin(process.env.FUNNEL || "funnel.yaml", loaded), devPort()],
  tsconfig: "tsconfig.base.json",
  // The app has no public folder: every file it serves is named in a definition or imported by code.
  publicDir: false,
  // React itself has what the first stands in for; styled-components never calls the second unless it is asked to.
  resolve: {
    alias: [
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
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
              // What every page needs comes in one piece: it compresses better, and no second round trip follows.
              groups: [{ name: "basics", test: (id) => onEveryPage.some((place) => place.test(id)) }],
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
