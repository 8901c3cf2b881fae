import path from 'node:path'
import { newMigration } from './new/new-migration.ts'

const USAGE = 'Usage: npm run new -- migration VERB_OBJECT'

const [kind, name] = process.argv.slice(2)
if (kind !== 'migration' || !name) {
  console.error(USAGE)
  process.exit(1)
}
try {
  console.log(`${path.relative(process.cwd(), newMigration(name))} is written.`)
  console.log('Next: name a new table in server/tables.ts of its feature, then npm run check -- --write.')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
