import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{engine,renderers,src,supabase,tests}/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    setupFiles: "tests/patience.ts",
    maxWorkers: "100%",
    // How fast the machine is proves nothing; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
