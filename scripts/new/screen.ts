import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPANY_PERMISSIONS } from '#features/access/permissions.ts'
import type { Names, Reach } from './names.ts'
import { type Plan, ROOT } from './plan.ts'

const TABLE = 'web/routes.ts'
const MENU = 'web/menus/company-menu.ts'
const LINES = { activity: 'IconFiles', reports: 'IconFileSpreadsheet' } as const

interface RouteTable {
  routes: Readonly<Record<string, { path: string; needs: { permissions?: string[] } }>>
}
/** By its address: its types are those of a browser. */
const { routes } = (await import(pathToFileURL(path.join(ROOT, TABLE)).href)) as RouteTable

export interface ScreenOptions {
  /** A route of the table that has no screen yet; path and permission are its own. */
  route?: string | undefined
  permission?: string | undefined
}

/** A route of the table as it is, or a new one by the name, for the company's side. Throws a sentence where it is taken or unknown. */
export function reachOf({ kebab }: Names, { route, permission }: ScreenOptions): Reach {
  if (route) {
    const existing = routes[route]
    if (!existing) throw new Error(`There is no route ${route} in ${TABLE}`)
    if (existing.path.includes(':'))
      throw new Error(`${route} is the address of one record: ${existing.path}`)
    const own = permission ?? existing.needs.permissions?.[0]
    if (!own) throw new Error(`${route} needs no permission: name one with --permission`)
    return { route, path: existing.path, permission: requirePermission(own) }
  }
  const added = { route: `${kebab}.index`, path: `/${kebab}` }
  if (routes[added.route])
    throw new Error(`There is a route ${added.route} already; --route ${added.route} uses it`)
  const taken = Object.entries(routes).find(([, route]) => route.path === added.path)
  if (taken) throw new Error(`${added.path} is the path of ${taken[0]} already; --route ${taken[0]} uses it`)
  return { ...added, permission: requirePermission(permission ?? 'view-employee') }
}

function requirePermission(permission: string): string {
  if (!(COMPANY_PERMISSIONS as readonly string[]).includes(permission))
    throw new Error(`${permission} is no permission of a company (features/access/permissions.ts)`)
  return permission
}

/** Adds a new route with its titles and its entry in the company's menu. */
export function addScreen(plan: Plan, { la, en }: Names, reach: Reach, group: keyof typeof LINES): void {
  const { route, permission } = reach
  if (route in routes) return
  plan.insertBefore(
    TABLE,
    /\n {2}\/\/ Employees\n/,
    `  '${route}': company('${reach.path}', '${permission}'),\n`,
  )
  plan.insertBefore('web/locales/titles-la.ts', /^\}/m, `  '${route}': '${la}',\n`)
  plan.insertBefore('web/locales/titles-en.ts', /^\}/m, `  '${route}': '${en}',\n`)
  const place = new RegExp(`group: '${group}',\\n    entries: \\[\\n`)
  plan.insertAfter(MENU, place, `      { route: '${route}', icon: ${LINES[group]} },\n`)
}
