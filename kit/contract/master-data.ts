import { z } from 'zod'
import type { Declaration } from './master-data-declaration.ts'
import type { Fields } from './master-data-fields.ts'
import { masterDataRoutes } from './master-data-routes.ts'
import { type Access, changing } from './route.ts'

export interface MasterData<F extends Fields = Fields> extends Declaration<F> {
  /** What is sent to add an entry. */
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

/** Declares a list. One more list is one such file and its table; one more field is one line and its column. */
export function defineMasterData<const F extends Fields>(declaration: Declaration<F>): MasterData<F> {
  const shape = Object.fromEntries(Object.entries(declaration.fields).map(([key, { type }]) => [key, type]))
  const body = z.object(shape) as MasterData<F>['body']
  const routes = masterDataRoutes<F>(declaration, {
    see: seeAccess(declaration),
    ...keepAccess(declaration),
  })
  return { ...declaration, body, routes }
}

/** Who may see where the entries come from and take them out, and who may change them. */
function keepAccess({ owner, permission, edit }: Pick<Declaration, 'owner' | 'permission' | 'edit'>) {
  const read = { anyOf: [permission], side: owner } as const
  return { read, change: edit ? changing(read, edit) : read }
}

/** Entries can be hidden and come back; rules are removed. */
export const canHide = (list: Pick<Declaration, 'list'>) => list.list?.remove !== 'remove'

/** The fields by which an entry is known. */
export const keysOf = (list: Pick<Declaration, 'fields'>): string[] =>
  Object.keys(list.fields).filter((name) => list.fields[name]?.key)

/** What an entry is called in a dialog. */
export function labelOf(list: Pick<Declaration, 'fields' | 'list'>, entry: Record<string, unknown>): string {
  const fields = list.list?.label ?? Object.keys(list.fields).slice(0, 1)
  return fields.map((name) => entry[name] ?? '∞').join('–')
}
