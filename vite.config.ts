import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { funnelPlugin } from "./src/build/funnel-plugin.ts";

const outDir = process.env.FUNNEL_OUT ?? "dist";

export default defineConfig({
  plugins: [react(), funnelPlugin(process.env.FUNNEL ?? "funnel.yaml")],
  // The app has no public folder: every file it serves is named in a definition or imported by code.
  publicDir: false,
  server: { port: Number(process.env.PORT ?? 5173) },
  builder: { sharedConfigBuild: true },
  environments: {
    client: { build: { outDir: `${outDir}/client` } },
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
