import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import { rightTo } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { mayDo } from '../permit.ts'
import type { Session } from '../session.ts'

type Values = Record<string, unknown>

/** What the caller may do with the fields of a list that have a guard. */
export interface Guards {
  /** Fields whose values they cannot see. */
  withheld: ReadonlySet<string>
  /** Fields that they cannot change. */
  kept: ReadonlySet<string>
}
type Guarded = Guards & { list: MasterData }

/** The fields whose values the caller cannot see, and those that they cannot change. */
export function guardsOf(list: MasterData, session: Session | null): Guards {
  const may = (permission: string) => session !== null && mayDo(session, permission)
  const rights = Object.entries(list.fields).map(([name, field]) => [name, rightTo(field, may)] as const)
  const namesOf = (isMeant: (right: string) => boolean) =>
    new Set(rights.filter(([, right]) => isMeant(right)).map(([name]) => name))
  return { withheld: namesOf((right) => right === 'none'), kept: namesOf((right) => right !== 'edit') }
}

/** The values without those that are withheld: they are empty. */
export function withhold<V extends Values | null>(guarded: Guarded, values: V): V {
  if (!values || guarded.withheld.size === 0) return values
  const hidden = [...guarded.withheld].filter((name) => name in values)
  return { ...values, ...Object.fromEntries(hidden.map((name) => [name, null])) }
}

const NO_RIGHT: Record<Language, string> = {
  la: 'ທ່ານບໍ່ມີສິດແກ້ໄຂຊ່ອງນີ້',
  en: 'You cannot change this field',
}
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The values with the stored ones in the fields that the caller cannot change; `stored` is undefined for a new entry.
 * Throws `forbidden` with the fields that would change, also if a withheld field is sent with its stored value, so that
 * the error does not reveal the value.
 */
export function keepGuarded(
  context: Guarded & { language: Language },
  values: Values,
  stored: Values | undefined,
): Values {
  const fields: FieldErrors = {}
  for (const name of context.kept) {
    const isSame = !context.withheld.has(name) && stored !== undefined && values[name] === stored[name]
    if (!isEmpty(values[name]) && !isSame) fields[name] = [NO_RIGHT[context.language]]
  }
  if (Object.keys(fields).length > 0) throw new AppError('forbidden', { fields })
  return { ...values, ...Object.fromEntries([...context.kept].map((name) => [name, stored?.[name] ?? null])) }
}

/**
 * Throws `forbidden` for a list in the order of a field that the caller cannot see, or filtered by one: the order and
 * the number of rows would reveal its values.
 */
export function refuseWithheldQuery(
  { withheld }: Guarded,
  query: { sort?: string | undefined } & Readonly<Record<string, unknown>>,
): void {
  const names = Object.keys(query).filter((name) => !isEmpty(query[name]))
  if (query.sort) names.push(query.sort.replace(/^-/, ''))
  if (names.some((name) => withheld.has(name))) throw new AppError('forbidden')
}

/** Throws `file_guarded_columns` for a file with columns that the caller cannot change. */
export function refuseGuardedColumns(
  { list, kept }: Guarded,
  columns: readonly (readonly [string, string])[],
): void {
  const names = columns.map(([, name]) => name).filter((name) => kept.has(name))
  if (names.length > 0)
    throw new AppError('file_guarded_columns', {
      details: { columns: names.map((name) => list.fields[name]?.words) },
    })
}
