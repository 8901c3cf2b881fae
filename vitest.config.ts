import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

const common = {
  environment: 'node',
  pool: 'forks',
  // Tests wait for PostgreSQL and other processes: three keep two cores busy.
  maxWorkers: 3,
  // Ends a test that hangs; a busy machine may take several times as long as an idle one.
  testTimeout: 900_000,
  hookTimeout: 900_000,
} as const

// What `npm run new` writes is tested in a copy of the project, where its table exists (scripts/new/new.test.ts).
const EXCLUDED = ['scripts/new/templates/**', '**/node_modules/**']

const SHARED = ['{engines,features,bench,web,server}/**/*.test.ts', 'kit/{contract,web}/**/*.test.ts']

/** Files that replace a module or a global variable, or that work on what a process keeps: limits, servers, settings. */
const ISOLATED = [
  'features/access/server/attack/*.test.ts',
  'web/{menus/menus,routes}.test.ts',
  'scripts/**/*.test.ts',
  'server/{environment,process/*,testing/stop,testing/requests/decide-by-mail}.test.ts',
  'kit/{server,database}/**/*.test.ts',
]

/** Everything that runs in Node: the engines, the kit and the features through HTTP on a real PostgreSQL. */
export default defineConfig({
  test: {
    globalSetup: ['kit/database/test-server.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...common, name: 'isolated', include: ISOLATED, exclude: EXCLUDED } },
      {
        test: {
          ...common,
          name: 'shared',
          include: SHARED,
          exclude: [...EXCLUDED, ...ISOLATED],
          // The files of a worker share the modules that they import: half of the time of most files is their import.
          isolate: false,
        },
      },
    ],
  },
})
