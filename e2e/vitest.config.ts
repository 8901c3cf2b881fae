import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../scripts/longest-first.ts'

/** Stories across features, in a real browser against the built screens and a real server. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['kit/database/test-server.ts'],
    pool: 'forks',
    // A story waits for its browser most of the time: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Ends a story that hangs; a busy machine can take several times as long as an idle one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
