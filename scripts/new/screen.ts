import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPANY_PERMISSIONS } from '#features/access/server/permissions.ts'
import type { Names, Reach } from './names.ts'
import { type Plan, ROOT } from './plan.ts'

const TABLE = 'web/routes.ts'

const PLANNED = 'web/locales/planned-titles.ts'
/** Says what a planned page will do. */
const COMING = 'web/locales/coming.ts'

interface RouteTable {
  routes: Readonly<Record<string, { path: string; needs: { permissions?: string[] } }>>
}
/** Imported by its address, because its types are those of a browser. */
const { routes } = (await import(pathToFileURL(path.join(ROOT, TABLE)).href)) as RouteTable

interface PlannedTitles {
  titles: Readonly<Record<string, { la: string; en: string }>>
}
const { titles: planned } = (await import(pathToFileURL(path.join(ROOT, PLANNED)).href)) as PlannedTitles

export interface ScreenOptions {
  /** A route of the table that has no screen yet; its path and permission are kept. */
  route?: string | undefined
  permission?: string | undefined
  la?: string | undefined
  en?: string | undefined
}

/** The given titles, otherwise those of the planned route. */
export const titlesOf = ({ route, la, en }: ScreenOptions) => ({
  la: la ?? planned[route ?? '']?.la,
  en: en ?? planned[route ?? '']?.en,
})

/** An existing route, or a new one with this name, for the company's side. Throws an error with a message if it is taken or unknown. */
export function reachOf({ kebab }: Names, { route, permission }: ScreenOptions): Reach {
  if (route) {
    const existing = routes[route]
    if (!existing) throw new Error(`There is no route ${route} in ${TABLE}`)
    if (existing.path.includes(':'))
      throw new Error(`${route} is the address of one record: ${existing.path}`)
    const own = permission ?? existing.needs.permissions?.[0]
    if (!own) throw new Error(`${route} has no permission: give one with --permission`)
    return { route, path: existing.path, ...permissionsOf(own) }
  }
  const added = { route: `${kebab}.index`, path: `/${kebab}` }
  if (routes[added.route])
    throw new Error(`There is a route ${added.route} already; --route ${added.route} uses it`)
  const conflicting = Object.entries(routes).find(([, route]) => route.path === added.path)
  if (conflicting)
    throw new Error(
      `${added.path} is the path of ${conflicting[0]} already; --route ${conflicting[0]} uses it`,
    )
  return { ...added, ...permissionsOf(permission ?? 'view-employee') }
}

/** A permission to see, with the one to change: of the same subject, or of the organisation. */
function permissionsOf(permission: string): Pick<Reach, 'permission' | 'edit'> {
  const all: readonly string[] = COMPANY_PERMISSIONS
  if (!all.includes(permission))
    throw new Error(`${permission} is no permission of a company (features/*/permissions.ts)`)
  const edit = permission.replace(/^view-/, 'edit-')
  return { permission, edit: all.includes(edit) ? edit : 'edit-organisation' }
}

/** Adds the title of a screen to its feature; that of a planned route moves there. */
export function addTitle(plan: Plan, feature: string, { la, en }: Names, { route }: Reach): void {
  const titles = `features/${feature}/web/titles.ts`
  if (!plan.read(titles).includes(`'${route}'`))
    plan.insertBefore(titles, /^\} satisfies/m, `  '${route}': { la: '${la}', en: '${en}' },\n`)
}

/** Adds a route with its entry in a module of the company's menu. A planned route has both, and is planned no longer. */
export function addRoute(plan: Plan, { route, path: address, permission }: Reach, menu: string): void {
  if (route in planned) for (const file of [PLANNED, COMING]) plan.edit(file, (text) => without(text, route))
  if (route in routes) return
  addToTable(plan, `  '${route}': inMenu('${menu}', company('${address}', '${permission}')),\n`)
}

/** Adds lines to the routes of companies. */
export const addToTable = (plan: Plan, lines: string) =>
  plan.insertBefore(TABLE, /\n {2}\/\/ Employees\n/, lines)

/** The text of a table without the entry of a route. */
const without = (text: string, route: string) =>
  text.replace(new RegExp(`^ {2}'?${route.replaceAll('.', '\\.')}'?: \\{[^}]*\\},\n`, 'm'), '')
