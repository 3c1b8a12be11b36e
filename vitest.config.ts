import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "e2e/fixtures/**/*.test.ts"],
    testTimeout: 20_000,
    // A stored picture that is missing or differs fails; `npx vitest run -u <test>` stores it anew.
    update: "none",
  },
});
