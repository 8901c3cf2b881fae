import path from 'node:path'
import { readMigrations } from '#kit/database/migrate.ts'
import { tablesOfMigrations } from '../check-sql.ts'
import { fillTemplate, type Names, namesOf, type Reach } from './names.ts'
import { migrationFile } from './new-migration.ts'
import { Plan, ROOT } from './plan.ts'
import { addScreen, reachOf, type ScreenOptions, titlesOf } from './screen.ts'
import { templateFiles } from './templates.ts'

const FOLDER = 'features/master-data'

/**
 * A list of names of each company that other records refer to, by declaration: table, declaration, screens, titles and menu entry. The tests
 * of master data include it. Throws a sentence.
 */
export function newMasterList(name: string, options: ScreenOptions): Plan {
  if (options.route) throw new Error('A list of master data brings its own routes: leave out --route')
  const names = namesOf(name, titlesOf(options))
  const { table } = names.one
  const plan = new Plan()
  if (tablesOfMigrations(readMigrations().map(({ sql }) => sql)).has(table))
    throw new Error(`A table ${table} exists already`)
  const reach = reachOf(names, options)
  for (const { place, text } of templateFiles('master-list')) {
    const file =
      place === 'migration.sql'
        ? path.relative(ROOT, migrationFile(`create_${table}`))
        : `${FOLDER}/${fillTemplate(place, names, reach)}`
    plan.create(file, fillTemplate(text, names, reach))
  }
  plan.edit(`${FOLDER}/server/tables.ts`, (text) => withTable(text, table))
  addScreen(plan, 'master-data', names, reach, 'settings')
  addCreateScreen(plan, names, reach)
  return plan
}

/** The tables of the feature are in alphabetical order. */
function withTable(text: string, table: string): string {
  return text.replace(/(tables = \[\n)(.*?)(\] as const)/s, (_, head: string, lines: string, end: string) => {
    const sorted = [...lines.split('\n').filter(Boolean), `  '${table}',`].sort()
    return `${head}${sorted.join('\n')}\n${end}`
  })
}

/** The route and the title of the screen that adds an entry. */
function addCreateScreen(plan: Plan, { la, one }: Names, { route, path: address, permission }: Reach): void {
  const create = route.replace(/index$/, 'create')
  plan.insertAfter(
    'web/routes.ts',
    new RegExp(`'${route}': .*\\n`),
    `  '${create}': changing(company('${address}/create', '${permission}'), 'edit-organisation'),\n`,
  )
  plan.insertBefore(
    `${FOLDER}/web/titles.ts`,
    /^\} satisfies/m,
    `  '${create}': { la: 'ເພີ່ມ${la}', en: 'New ${one.words}' },\n`,
  )
}
