import { defineConfig } from 'vitest/config'

/** Stories across features, in a real browser against the built screens and a real server. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['kit/database/test-server.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Ends a story that hangs; a busy machine can take several times as long as an idle one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
