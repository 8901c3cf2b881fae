import type { FieldErrors } from '#kit/contract/errors.ts'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import { isNeeded } from '#kit/contract/master-data-fields.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { ListContext } from './list-context.ts'
import { type Choices, referenceFaults } from './references.ts'

const BACKWARDS: Record<Language, string> = {
  la: 'ຕ້ອງບໍ່ໜ້ອຍກວ່າຄ່າເລີ່ມຕົ້ນ',
  en: 'Must not be below the first value',
}

/**
 * The errors in the values of an entry besides their types: unknown references, missing values, an end before
 * its start.
 */
export function valueFaults(
  context: ListContext,
  choices: Choices,
  values: Record<string, unknown>,
): FieldErrors {
  const faults: FieldErrors = referenceFaults(context, choices, values)
  for (const [name, field] of Object.entries(context.list.fields))
    if (isNeeded(field, values) && (values[name] ?? '') === '') faults[name] = [REQUIRED[context.language]]
  const ends = context.list.list?.ordered ?? context.list.list?.apart
  if (!ends) return faults
  const [from, to] = ends.map((name) => values[name] as number | string | null | undefined)
  if (from != null && to != null && to < from) faults[ends[1]] = [BACKWARDS[context.language]]
  return faults
}
