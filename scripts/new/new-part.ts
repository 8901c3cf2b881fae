import path from 'node:path'
import { readMigrations } from '#kit/database/migrate.ts'
import { rankOf } from '../feature-order.ts'
import { fillTemplate, namesOf } from './names.ts'
import { Plan, ROOT } from './plan.ts'
import { addRoute, addTitle, reachOf, type ScreenOptions, titlesOf } from './screen.ts'
import { createFiles, templateText } from './templates.ts'

export interface PartOptions extends ScreenOptions {
  /** The feature that the part is added to. */
  in?: string | undefined
  /** The table of a list; by default the one with its name. */
  table?: string | undefined
}

/** A list over a table of a feature: route, declaration with Excel file, screen, title and menu entry. Throws an error with a message. */
export async function newList(name: string, options: PartOptions): Promise<Plan> {
  const names = namesOf(name, titlesOf(options))
  const feature = options.in
  if (!feature) throw new Error('Give the feature that owns the listed table: --in FEATURE')
  const plan = planFor(feature)
  const table = options.table ?? names.one.table
  const { tables } = (await import(
    path.join(ROOT, `features/${feature}/server/tables.ts`)
  )) as TablesOfFeature
  if (!tables.includes(table))
    throw new Error(`${table} is no table of ${feature}: ${tables.join(', ')}. Name one with --table.`)
  const { column, isHidden } = columnsOf(table)
  const reach = reachOf(names, options)
  const listed = { ...names, one: { ...names.one, table } }
  createFiles(plan, feature, 'list', (text) => {
    const list = fillTemplate(text, listed, reach, column)
    return isHidden
      ? list.replace(`where: ['r.company_id = $1']`, `where: ['r.company_id = $1', 'r.deleted_at is null']`)
      : list
  })
  addEndpoints(plan, feature, `...${names.camel}Endpoints`, [
    `import { ${names.camel}Endpoints } from './list-${name}.ts'`,
  ])
  const component = `${names.camel.charAt(0).toUpperCase()}${names.camel.slice(1)}Screen`
  addToScreens(plan, feature, `'${reach.route}': () => import('./${component}.tsx'),`)
  addTitle(plan, feature, names, reach)
  addRoute(plan, reach, 'company')
  return plan
}

interface TablesOfFeature {
  tables: readonly string[]
}

/** A report about employees: its declaration, its SQL, its texts and its route. Throws an error with a message. */
export function newReport(name: string, options: PartOptions): Plan {
  const feature = options.in ?? 'reports'
  const plan = planFor(feature)
  if ((rankOf.get(feature) ?? 0) <= (rankOf.get('employees') ?? 0))
    throw new Error(`A report about employees belongs to a feature after employees, not to ${feature}`)
  const names = namesOf(name, titlesOf(options))
  const reach = reachOf(names, options)
  const texts = `features/${feature}/locales/reports.ts`
  const isFirst = !plan.has(texts)
  const fill = (text: string) => fillTemplate(text, names, reach)
  const without = isFirst ? [] : ['locales/reports.ts']
  createFiles(plan, feature, 'report', fill, (place) => fillTemplate(place, names, reach), without)
  if (isFirst) addReports(plan, feature)
  else
    plan.insertBefore(
      texts,
      /^\} as const satisfies/m,
      entryOf(fill(templateText('report', 'locales/reports.ts'))),
    )
  addRoute(plan, reach, 'reports')
  return plan
}

/** The entry of a file of report texts. */
const entryOf = (text: string) => /^ {2}'[\s\S]*^ {2}\},\n/m.exec(text)?.[0] ?? ''

/** Everything that a feature needs once for its reports. */
function addReports(plan: Plan, feature: string): void {
  const folder = `features/${feature}`
  plan.addImport(`${folder}/words.ts`, `import { reportTexts } from './locales/reports.ts'`)
  plan.insertAfter(`${folder}/words.ts`, /^ {2}log: .*\n/m, '  reports: reportTexts,\n')
  plan.addImport(`${folder}/web/index.ts`, `import { reportScreens } from '#features/employees/web/index.ts'`)
  addToScreens(plan, feature, `...reportScreens(reportTexts, import.meta.glob('../contract/*.report.ts')),`)
  plan.addImport(`${folder}/web/index.ts`, `import { reportTexts } from '../locales/reports.ts'`)
  addEndpoints(plan, feature, '...reports', [`import { reportsOf } from '#kit/server/report/reports-of.ts'`])
  plan.insertBefore(
    `${folder}/server/index.ts`,
    /^(\/\*\*[^/]*\*\/\n)?export (const|function) \w+Endpoints/m,
    'const reports = await reportsOf(import.meta.url)\n\n',
  )
}

function planFor(feature: string): Plan {
  const plan = new Plan()
  if (!rankOf.has(feature) || !plan.has(`features/${feature}/server/index.ts`))
    throw new Error(`There is no feature ${feature}`)
  return plan
}

function addEndpoints(plan: Plan, feature: string, endpoints: string, imports: readonly string[]): void {
  const file = `features/${feature}/server/index.ts`
  for (const statement of imports) plan.addImport(file, statement)
  plan.insertAfter(
    file,
    /Endpoints: (?:readonly )?Endpoint\[\] = \[|\): Endpoint\[\] => \[|\): Endpoint\[\] \{\n(?:[^}]*?\n)? {2}return \[/,
    `${endpoints}, `,
  )
}

const addToScreens = (plan: Plan, feature: string, entry: string) =>
  plan.insertAfter(`features/${feature}/web/index.ts`, /export const screens(: ScreenMap)? = \{/, entry)

/** The first text column of a table, and whether its rows can be hidden. Throws an error with a message if no list can be generated. */
function columnsOf(table: string): { column: string; isHidden: boolean } {
  const sql = readMigrations().map((migration) => migration.sql)
  const block = sql.flatMap(
    (text) => new RegExp(`^create table ${table} \\(\\n(.*?)^\\)`, 'ms').exec(text)?.[1] ?? [],
  )[0]
  const has = (column: string) =>
    new RegExp(`^\\s+${column} `, 'm').test(block ?? '') ||
    sql.some((text) => new RegExp(`alter table ${table}\\b[^;]*add column ${column} `).test(text))
  const column = /^\s+(\w+) text not null/m.exec(block ?? '')?.[1]
  if (!column || !has('company_id') || !has('id'))
    throw new Error(`${table} has no company_id, id or text column: write its list by hand (CONTRIBUTING.md)`)
  return { column, isHidden: has('deleted_at') }
}
