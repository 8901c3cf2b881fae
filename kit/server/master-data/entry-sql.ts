import { canHide, type MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'

// tables here: those of `defineMasterData`, read where a feature declares the list

/* SQL fragments over the table of a list, `t`. Names come only from declarations. */

export const columnOf = (name: string, { kind }: Field): string =>
  kind === 'decimal' ? `t.${name}::float8` : `t.${name}`

/** The name of what a reference points at. */
export function referenceName(name: string, field: Field, language: Language): string {
  const { table, key, names } = field.source as NonNullable<Field['source']>
  return `(select r.${names[language]} from ${table} r where r.${key} = t.${name})`
}

/** The names of all references of an entry, by field. */
export function labelsOf(list: MasterData, language: Language): string {
  const labels = Object.entries(list.fields)
    .filter(([, field]) => field.source)
    .map(([name, field]) => `'${name}', ${referenceName(name, field, language)}`)
  return `json_build_object(${labels.join(', ')})`
}

export const isDeletedIn = (list: MasterData): string =>
  canHide(list) ? 't.deleted_at is not null' : 'false'
