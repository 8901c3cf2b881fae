import { existsSync } from 'node:fs'
import path from 'node:path'
import { migrationsDir, readMigrations } from '#kit/database/migrate.ts'
import { tablesOfMigrations } from '../check-sql.ts'
import { fillTemplate, namesOf } from './names.ts'
import { migrationFile } from './new-migration.ts'
import { Plan, ROOT } from './plan.ts'
import { addRoute, addTitle, reachOf, type ScreenOptions, titlesOf } from './screen.ts'
import { templateFiles } from './templates.ts'

/** The new feature is placed next to `documents` in the order of features: after payroll, before reports. */
const NEIGHBOUR = 'documents'

/**
 * A feature with one table, its list with Excel file, a call and a dialog to add records, log words and tests, added
 * to server and screens. Throws an error with a message if the name is taken.
 */
export function newFeature(name: string, options: ScreenOptions): Plan {
  const names = namesOf(name, titlesOf(options))
  const plan = new Plan()
  const { camel, one } = names
  if (existsSync(path.join(ROOT, 'features', name))) throw new Error(`features/${name} exists already`)
  if (tablesOfMigrations(readMigrations().map(({ sql }) => sql)).has(one.table))
    throw new Error(`A table ${one.table} exists already`)
  if (new RegExp(`\\b${camel}\\b`).test(plan.read('server/features.ts')))
    throw new Error(`${camel} is already a name in server/features.ts`)
  const reach = reachOf(names, options)
  for (const { place, text } of templateFiles('feature')) {
    const filled = fillTemplate(text, names, reach)
    const file =
      place === 'migration.sql'
        ? path.relative(ROOT, migrationFile(`create_${one.table}`, migrationsDir))
        : `features/${name}/${fillTemplate(place, names, reach)}`
    plan.create(file, filled)
  }
  join(plan, name, camel)
  addTitle(plan, name, names, reach)
  addRoute(plan, reach, 'company')
  return plan
}

/** The places that list every feature. */
function join(plan: Plan, name: string, camel: string): void {
  plan.insertBefore('scripts/feature-order.ts', new RegExp(`'${NEIGHBOUR}'`), `'${name}', `)
  plan.addImport('server/features.ts', `import * as ${camel} from '#features/${name}/contract.ts'`)
  plan.addImport('server/features.ts', `import { words as ${camel}Words } from '#features/${name}/words.ts'`)
  plan.insertBefore(
    'server/features.ts',
    new RegExp(`^ {2}\\{ contract: ${NEIGHBOUR},`, 'm'),
    `  { contract: ${camel}, words: ${camel}Words },\n`,
  )
  plan.addImport('server/compose.ts', `import { ${camel}Endpoints } from '#features/${name}/server/index.ts'`)
  plan.insertBefore(
    'server/compose.ts',
    new RegExp(`^ {4}\\.\\.\\.${NEIGHBOUR}Endpoints,$`, 'm'),
    `    ...${camel}Endpoints,\n`,
  )
}
