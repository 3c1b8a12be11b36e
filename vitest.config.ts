import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "e2e/fixtures/**/*.test.ts"],
    testTimeout: 20_000,
  },
});
