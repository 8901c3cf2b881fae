import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findImportFaults } from './check-imports.ts'
import { runCommand } from './run-command.ts'

const OPENAPI = path.resolve(import.meta.dirname, '..', 'docs', 'openapi.json')

async function checkOpenApi(): Promise<boolean> {
  const [{ allEndpoints }, { openApiDocument }] = await Promise.all([
    import('#server/compose.ts'),
    import('#kit/server/openapi.ts'),
  ])
  const routes = allEndpoints(undefined as never).map((endpoint) => endpoint.route)
  const text = `${JSON.stringify(openApiDocument(routes), null, 1)}\n`
  if (process.argv.includes('--write')) writeFileSync(OPENAPI, text)
  const isSame = existsSync(OPENAPI) && readFileSync(OPENAPI, 'utf8') === text
  if (!isSame)
    console.error(
      'docs/openapi.json is not what the routes say; if the change is meant: npm run check -- --write',
    )
  return isSame
}

const steps: [string, () => Promise<boolean>][] = [
  ['types of the server', async () => (await runCommand('tsc', ['-p', 'tsconfig.node.json'])).code === 0],
  ['types of the screens', async () => (await runCommand('tsc', ['-p', 'tsconfig.web.json'])).code === 0],
  ['lint and format', async () => (await runCommand('biome', ['check', '.'])).code === 0],
  [
    'import order',
    async () => {
      const faults = findImportFaults()
      for (const fault of faults) console.error(fault)
      return faults.length === 0
    },
  ],
  ['OpenAPI document', checkOpenApi],
]

let isFine = true
for (const [name, run] of steps) {
  const fine = await run()
  console.log(`${fine ? '✓' : '✗'} ${name}`)
  isFine &&= fine
}
process.exit(isFine ? 0 : 1)
