import { defineConfig } from 'vitest/config'

/** Everything that runs in Node: the engines, the kit and the features through HTTP on a real PostgreSQL. */
export default defineConfig({
  test: {
    include: ['{engines,kit,features,server,scripts,bench,web}/**/*.test.ts'],
    // What `npm run new` writes is tested in a copy of the project, where its table exists (scripts/new/new.test.ts).
    exclude: ['scripts/new/templates/**', '**/node_modules/**'],
    environment: 'node',
    globalSetup: ['kit/database/test-server.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Ends a test that hangs; a busy machine may take several times as long as an idle one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
