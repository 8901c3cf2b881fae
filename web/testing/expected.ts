import menuText from './menu.tsv?raw'
import routesText from './routes.tsv?raw'

/** Rows of a tab-separated text below its heading. */
function rowsOf(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

/** Every agreed address of the product, separate from the table in use. */
export const expectedRoutes = rowsOf(routesText).map(({ path = '', layout = '', guard = '', name = '' }) => ({
  path,
  layout: layout || 'bare',
  guard: guard as 'auth' | 'guest' | 'public',
  name,
}))

const WHO = 'permission (any of) or role'

/** Every agreed menu entry: any of the permissions, or of the roles; `special` only for company 12 and companies with the switch. */
export const expectedMenu = rowsOf(menuText).map((row) => {
  const who = row[WHO] ?? ''
  const roles = who.startsWith('role ') ? who.slice(5).split(' or ') : []
  return {
    menu: row.menu ?? '',
    route: row.route ?? '',
    roles,
    permissions: roles.length > 0 || who.startsWith('(') ? [] : who.split(' '),
    special: (row.note ?? '').startsWith('company 12 only'),
  }
})
