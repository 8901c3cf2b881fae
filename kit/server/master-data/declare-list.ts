import { canHide, keysOf, type MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { AnyList } from '../list/list-declaration.ts'
import type { ListReading } from '../list/list-reading.ts'
import { foldedText } from '../list/list-sql.ts'
import { entryRow } from './entry-row.ts'
import { columnOf, isDeletedIn, labelsOf, referenceName } from './entry-sql.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

/** `extra`: the fields whose values the user cannot see; the search does not use them. */
type Reading = Pick<ListReading<RouteSpec, { withheld: ReadonlySet<string> }>, 'language' | 'query' | 'extra'>

const declared = new WeakMap<MasterData, AnyList>()

/** The declaration by which the entries of a master-data list are read (kit/server/list): its fields are its filters, sorts and searched text. */
export function declarationOf(list: MasterData): AnyList {
  const remembered = declared.get(list)
  if (remembered) return remembered
  const fields = Object.entries(list.fields)
  const declaration = {
    from: `${list.name} t`,
    key: ['t.id'],
    where: [
      list.owner === 'company' ? 't.company_id = $1' : 'true',
      (_: unknown, { query }: Reading) =>
        canHide(list)
          ? `t.deleted_at is ${(query as { deleted?: string }).deleted ? 'not null' : 'null'}`
          : 'true',
    ],
    row: entryRow(list),
    columns: {
      id: 't.id',
      version: 't.version',
      is_deleted: isDeletedIn(list),
      ...Object.fromEntries(fields.map(([name, field]) => [name, columnOf(name, field)])),
      labels: (_: unknown, { language }: Reading) => labelsOf(list, language),
    },
    filters: {
      deleted: null,
      ...Object.fromEntries(fields.map(([name, field]) => [name, filterOf(name, field)])),
    },
    search: (_: unknown, { extra }: Reading) => searchedText(list, extra.withheld),
    sorts: Object.fromEntries(fields.map(([name, field]) => [name, sortOf(list, name, field)])),
    order: list.list?.sort ?? fields[0]?.[0] ?? 'id',
  }
  declared.set(list, declaration as unknown as AnyList)
  return declaration as unknown as AnyList
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'long'

const filterOf =
  (name: string, { kind }: Field) =>
  (value: unknown, param: (value: unknown) => string) =>
    `t.${name} = ${param(value)}${kind === 'flag' ? '::boolean' : ''}`

/** The list's texts; where it has none, all its values. */
function searchedText(list: MasterData, withheld: ReadonlySet<string>): string {
  const fields = Object.entries(list.fields).filter(([name]) => !withheld.has(name))
  const texts = fields.filter(([, field]) => isText(field)).map(([name]) => `t.${name}`)
  return foldedText(...(texts.length > 0 ? texts : fields.map(([name]) => `t.${name}::text`)))
}

/** A reference is sorted by its name in the asker's language; equal values by the fields by which an entry is known. */
function sortOf(list: MasterData, name: string, field: Field) {
  if (field.source)
    return (_: unknown, { language }: { language: Language }) =>
      `${referenceName(name, field, language)} collate lao`
  const keys = keysOf(list).filter((key) => key !== name)
  return [`t.${name}${isText(field) ? ' collate lao' : ''}`, ...keys.map((key) => `t.${key}`)]
}
