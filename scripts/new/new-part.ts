import { readMigrations } from '#kit/database/migrate.ts'
import { rankOf } from '../feature-order.ts'
import { fillTemplate, type Names, namesOf } from './names.ts'
import { Plan } from './plan.ts'
import { addScreen, reachOf, type ScreenOptions, titlesOf } from './screen.ts'
import { templateFiles } from './templates.ts'

export interface PartOptions extends ScreenOptions {
  /** The feature that the part is added to. */
  in?: string | undefined
  /** The table of a list; by default the one with its name. */
  table?: string | undefined
}

/** A list over a table of a feature: route, declaration with Excel file, screen, titles and test. Throws an error with a message. */
export function newList(name: string, options: PartOptions): Plan {
  const names = namesOf(name, titlesOf(options))
  const feature = options.in
  if (!feature) throw new Error('Give the feature that owns the listed table: --in FEATURE')
  const plan = planFor(feature)
  const table = options.table ?? names.one.table
  const tables = [...plan.read(`features/${feature}/server/tables.ts`).matchAll(/'(\w+)'/g)].map(
    ([, own]) => own,
  )
  if (!tables.includes(table))
    throw new Error(`${table} is no table of ${feature}: ${tables.join(', ')}. Name one with --table.`)
  const { column, isHidden } = columnsOf(table)
  const listed = { ...names, one: { ...names.one, table } }
  addPart(
    plan,
    feature,
    'list',
    listed,
    options,
    (text) =>
      isHidden
        ? text.replace(`where: ['r.company_id = $1']`, `where: ['r.company_id = $1', 'r.deleted_at is null']`)
        : text,
    column,
  )
  return plan
}

/** A report about employees: declaration, SQL, screen, menu entry, titles and test. Throws an error with a message. */
export function newReport(name: string, options: PartOptions): Plan {
  const feature = options.in ?? 'reports'
  const plan = planFor(feature)
  if ((rankOf.get(feature) ?? 0) <= (rankOf.get('employees') ?? 0))
    throw new Error(`A report about employees belongs to a feature after employees, not to ${feature}`)
  addPart(plan, feature, 'report', namesOf(name, titlesOf(options)), options)
  return plan
}

function planFor(feature: string): Plan {
  const plan = new Plan()
  if (!rankOf.has(feature) || !plan.has(`features/${feature}/server/index.ts`))
    throw new Error(`There is no feature ${feature}`)
  return plan
}

function addPart(
  plan: Plan,
  feature: string,
  kind: 'list' | 'report',
  names: Names,
  options: PartOptions,
  finish = (text: string) => text,
  column?: string,
): void {
  const reach = reachOf(names, options)
  const folder = `features/${feature}`
  for (const { place, text } of templateFiles(kind))
    plan.create(
      `${folder}/${fillTemplate(place, names, reach)}`,
      finish(fillTemplate(text, names, reach, column)),
    )
  const file = kind === 'list' ? `list-${names.kebab}` : `${names.kebab}-report`
  const [endpoints, contract] =
    kind === 'list'
      ? [`${names.camel}Endpoints`, names.kebab]
      : [`${names.camel}ReportEndpoints`, `${names.kebab}-report`]
  plan.edit(`${folder}/contract.ts`, (text) => `${text}export * from './contract/${contract}.ts'\n`)
  plan.addImport(`${folder}/server/index.ts`, `import { ${endpoints} } from './${file}.ts'`)
  plan.insertAfter(
    `${folder}/server/index.ts`,
    /Endpoints: (?:readonly )?Endpoint\[\] = \[|\): Endpoint\[\] => \[|\): Endpoint\[\] \{\n(?:[^}]*?\n)? {2}return \[/,
    `...${endpoints}, `,
  )
  const screen = kind === 'list' ? 'Screen' : 'ReportScreen'
  const component = names.camel.charAt(0).toUpperCase() + names.camel.slice(1) + screen
  plan.insertAfter(
    `${folder}/web/index.ts`,
    /export const screens = \{/,
    `'${reach.route}': () => import('./${component}.tsx'),`,
  )
  if (kind === 'report') nameForLog(plan, folder, names)
  addScreen(plan, feature, names, reach, kind === 'list' ? 'company' : 'reports')
}

/** The name of the report in the log of exports. */
function nameForLog(plan: Plan, folder: string, { kebab, la, en }: Names): void {
  for (const [language, title] of [
    ['la', la],
    ['en', en],
  ] as const)
    plan.insertAfter(`${folder}/locales/log-${language}.ts`, /entities: \{/, `'report-${kebab}': '${title}',`)
}

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
