import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findHandmadeActors } from './check-actors.ts'
import { findClusterFaults } from './check-cluster-sql.ts'
import { findImportFaults } from './check-imports.ts'
import { findLockFileFaults } from './check-lock-file.ts'
import { findLockFaults } from './check-locks.ts'
import { addNewMigrations, findMigrationFaults } from './check-migrations.ts'
import { findSqlFaults, readOwners, runTimeTables } from './check-sql.ts'
import { findTokenFaults } from './check-tokens.ts'
import { graphText } from './feature-graph.ts'
import { findCircleFaults } from './find-import-circles.ts'
import { jsonText } from './json-text.ts'
import { runCommand } from './run-command.ts'

/** True while no step has found a fault. */
let isFine = true

const OPENAPI = path.resolve(import.meta.dirname, '..', 'docs', 'openapi.json')

async function checkOpenApi(): Promise<boolean> {
  const [{ allEndpoints }, { contracts }, { openApiDocument }] = await Promise.all([
    import('#server/compose.ts'),
    import('#server/features.ts'),
    import('#kit/server/openapi.ts'),
  ])
  const routes = allEndpoints(undefined as never).map((endpoint) => endpoint.route)
  const text = `${jsonText(openApiDocument(routes, contracts))}\n`
  if (process.argv.includes('--write')) writeFileSync(OPENAPI, text)
  const isSame = existsSync(OPENAPI) && readFileSync(OPENAPI, 'utf8') === text
  if (!isSame)
    console.error('docs/openapi.json differs from the routes; if this is intended: npm run check -- --write')
  return isSame
}

/** Both at once, each in one thread: further threads would check what they share once more each. */
async function checkTypes(): Promise<boolean> {
  const check = (part: string) => runCommand('tsc', ['-p', `tsconfig.${part}.json`, '--checkers', '1'])
  const results = await Promise.all([check('node'), check('web')])
  return results.every(({ code }) => code === 0)
}

const steps: [string, () => Promise<boolean>][] = [
  ['types', checkTypes],
  ['lint and format', async () => (await runCommand('biome', ['check', '.'])).code === 0],
  [
    'import order',
    async () => {
      const faults = findImportFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  [
    'circles of imports',
    async () => {
      const faults = findCircleFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  [
    'tables of features',
    async () => {
      const faults = await findSqlFaults()
      for (const fault of faults) console.error(fault)
      const { reasons } = runTimeTables((await readOwners()).owners)
      console.log(
        `  ${reasons.length} places take a table at run time, each with a comment that gives the reason`,
      )
      return faults.length === 0
    },
  ],
  [
    'numbers of locks',
    async () => {
      const faults = findLockFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  [
    'colours and sizes of the screens',
    async () => {
      const faults = findTokenFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  [
    'hashes of packages',
    async () => {
      const faults = findLockFileFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  [
    'SQL for several machines',
    async () => {
      const { faults, unread, checked } = await findClusterFaults()
      for (const fault of faults) console.error(fault)
      console.log(`  ${checked} statements read; not read, with a reason: ${unread.join(', ') || 'none'}`)
      return faults.length === 0
    },
  ],
  [
    'actors of the log',
    async () => {
      const faults = findHandmadeActors()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  [
    'landed migrations',
    async () => {
      // A migration with faults must be edited first; its hash would only have to be removed again.
      if (process.argv.includes('--write') && isFine) addNewMigrations()
      const faults = findMigrationFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  ['OpenAPI document', checkOpenApi],
]

if (process.argv.includes('--graph')) {
  console.log(graphText((await readOwners()).owners))
  process.exit(0)
}

for (const [name, run] of steps) {
  const fine = await run()
  console.log(`${fine ? '✓' : '✗'} ${name}`)
  isFine &&= fine
}
process.exit(isFine ? 0 : 1)
