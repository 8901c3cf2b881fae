import { z } from 'zod'
import type { Fields } from './master-data-fields.ts'
import { masterDataRoutes } from './master-data-routes.ts'
import type { Access } from './route.ts'

/** A list that is kept by declaration: calls, checks, log, OpenAPI, Excel and screens all come from this. */
export interface Declaration<F extends Fields = Fields> {
  /** The table; also the name of the entries in the log. */
  name: string
  /** Whose list it is: each company's own, or the provider's for all companies. */
  owner: 'company' | 'provider'
  /** The name of the screen's route. */
  route: string
  /** The path of the calls. */
  path: string
  /** Who may see the list and change it. */
  permission: string
  /**
   * Who else may see it: further permissions, everybody on the owner's side, or everybody who is signed in.
   */
  seenBy?: readonly string[] | 'side' | 'session'
  la: string
  en: string
  /** One entry, in English. */
  one: string
  fields: F
  list?: {
    /** What an entry is called in a dialog; without it its first field. */
    label?: readonly (keyof F & string)[]
    /** A column, `-column` downwards; without it the first field. */
    sort?: string
    /** Two numbers that no two entries may share a part of; both ends belong to the range, an open end is null. */
    apart?: readonly [from: keyof F & string, to: keyof F & string]
    /** Two fields of which the second must not lie before the first. */
    ordered?: readonly [from: keyof F & string, to: keyof F & string]
    /** `hide` can be taken back; `remove` is for rules that nothing refers to. */
    remove?: 'hide' | 'remove'
  }
}

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
    change: { anyOf: [declaration.permission], side: declaration.owner },
  })
  return { ...declaration, body, routes }
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
