import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../scripts/longest-first.ts'

const common = {
  environment: 'node',
  pool: 'forks',
  // A story waits for its browser most of the time: three keep two cores busy.
  maxWorkers: 3,
  // The files of a worker share its modules and its browser.
  isolate: false,
  // Ends a story that hangs; a busy machine can take several times as long as an idle one.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // A story depends on the time of a browser: one that fails and then passes is reported as repeated.
  retry: 1,
} as const

/** They import modules of the screens, which Node cannot load. */
const OF_SCREENS = ['e2e/looks-everywhere.test.ts']

/** Stories across features, in a real browser against the built screens and a real server. */
export default defineConfig({
  test: {
    globalSetup: ['kit/database/test-server.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'stories',
          include: ['e2e/**/*.test.ts'],
          exclude: OF_SCREENS,
          // Node loads the sources itself, as it does for the product.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...common, name: 'screens', include: OF_SCREENS } },
    ],
  },
})
