import { z } from 'zod'
import type { Declaration } from './master-data-declaration.ts'
import type { Fields } from './master-data-fields.ts'
import { masterDataRoutes } from './master-data-routes.ts'
import { type Access, changing } from './route.ts'

export interface MasterData<F extends Fields = Fields> extends Declaration<F> {
  /** The request body to add an entry. */
  body: z.ZodObject<{ [K in keyof F]: F[K]['type'] }>
  routes: ReturnType<typeof masterDataRoutes<F>>
}

/** Who may see the entries. */
export function seeAccess({
  owner,
  permission,
  seenBy = [],
}: Pick<Declaration, 'owner' | 'permission' | 'seenBy'>): Access {
  if (seenBy === 'session') return 'session'
  return { anyOf: seenBy === 'side' ? [] : [permission, ...seenBy], side: owner }
}

/** Declares a list. A new list needs such a file and a table; a new field needs one line and a column. */
export function defineMasterData<const F extends Fields>(declaration: Declaration<F>): MasterData<F> {
  const shape = Object.fromEntries(Object.entries(declaration.fields).map(([key, { type }]) => [key, type]))
  const body = z.object(shape) as MasterData<F>['body']
  const routes = masterDataRoutes<F>(declaration, {
    see: seeAccess(declaration),
    ...entryAccess(declaration),
  })
  return { ...declaration, body, routes }
}

/** The access to read the entries with their history and Excel file, and the access to change them. */
function entryAccess({ owner, permission, edit }: Pick<Declaration, 'owner' | 'permission' | 'edit'>) {
  const read = { anyOf: [permission], side: owner } as const
  return { read, change: edit ? changing(read, edit) : read }
}

/** Whether deleted entries are only hidden and can be restored. Rules are removed. */
export const canHide = (list: Pick<Declaration, 'list'>) => list.list?.remove !== 'remove'

/** The key fields of an entry. */
export const keysOf = (list: Pick<Declaration, 'fields'>): string[] =>
  Object.keys(list.fields).filter((name) => list.fields[name]?.key)

/** The label of an entry in a dialog. */
export function labelOf(list: Pick<Declaration, 'fields' | 'list'>, entry: Record<string, unknown>): string {
  const fields = list.list?.label ?? Object.keys(list.fields).slice(0, 1)
  return fields.map((name) => entry[name] ?? '∞').join('–')
}
