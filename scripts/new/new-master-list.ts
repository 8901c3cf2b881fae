import path from 'node:path'
import { readMigrations } from '#kit/database/migrate.ts'
import { tablesOfMigrations } from '../check-sql.ts'
import { fillTemplate, namesOf } from './names.ts'
import { migrationFile } from './new-migration.ts'
import { Plan, ROOT } from './plan.ts'
import { addToTable, reachOf, type ScreenOptions, titlesOf } from './screen.ts'
import { templateFiles } from './templates.ts'

const FOLDER = 'features/master-data'

/**
 * A list of names of each company that other records refer to: its table, its declaration, its title and its routes. The
 * tests of master data include it. Throws an error with a message.
 */
export function newMasterList(name: string, options: ScreenOptions): Plan {
  if (options.route) throw new Error('A list of master data has its own routes: leave out --route')
  const names = namesOf(name, titlesOf(options))
  const { la, en, one } = names
  const plan = new Plan()
  if (tablesOfMigrations(readMigrations().map(({ sql }) => sql)).has(one.table))
    throw new Error(`A table ${one.table} exists already`)
  const reach = { ...reachOf(names, options), edit: 'edit-organisation' }
  for (const { place, text } of templateFiles('master-list')) {
    const file =
      place === 'migration.sql'
        ? path.relative(ROOT, migrationFile(`create_${one.table}`))
        : `${FOLDER}/${fillTemplate(place, names, reach)}`
    plan.create(file, fillTemplate(text, names, reach))
  }
  plan.insertBefore(
    `${FOLDER}/locales/lists.ts`,
    /^\} as const/m,
    `  '${reach.route}': { la: '${la}', en: '${en}', one: '${one.words}' },\n`,
  )
  addToTable(plan, `  ...listRoutes('${name}', '${reach.permission}', '${reach.edit}', 'settings'),\n`)
  return plan
}
