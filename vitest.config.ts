import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{engine,renderers,src,tests}/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
});
