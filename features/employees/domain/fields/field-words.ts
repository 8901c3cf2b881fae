import type { FeatureWords, LogLabels } from '#kit/contract/feature-words.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { GUARD_PERMISSIONS } from '../guards.ts'
import { columnOf, FIELDS, headingOf, type NamedField } from './fields.ts'

/** A change is logged with the names of the calls, a new employee with the columns. */
const logNamesOf = (field: NamedField) =>
  [...new Set([field.name, columnOf(field) ?? field.name])].map((name) => `employee.${name}`)

const byLogName = <V>(part: (field: NamedField) => V | undefined): Record<string, V> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = part(field)
      return value === undefined ? [] : logNamesOf(field).map((name) => [name, value])
    }),
  )

/** The names of employee fields and of their choices in the activity log. */
export function fieldLabels(language: Language): Required<Pick<LogLabels, 'fields' | 'values'>> {
  return {
    fields: byLogName(({ name }) => headingOf(name)[language]),
    values: byLogName(
      ({ options }) =>
        options &&
        Object.fromEntries(Object.entries(options).map(([value, words]) => [value, words[language]])),
    ),
  }
}

/** Sections of personal data that concern nobody who cannot see employees: papers, address, contacts, family, law. */
const PERSONAL_SECTIONS: readonly unknown[] = ['identity', 'address', 'contact', 'emergency', 'law']
const PERSONAL_FIELDS: readonly string[] = ['gender', 'birth_date', 'resigned_reason']

function permissionFor({ name, guard, section }: NamedField): string | undefined {
  if (guard) return GUARD_PERMISSIONS[guard].view
  return PERSONAL_SECTIONS.includes(section) || PERSONAL_FIELDS.includes(name) ? 'view-employee' : undefined
}

/**
 * Fields whose values the log displays only to readers with a permission: the one of their guard, and for
 * personal data the one to see employees.
 */
export const GUARDED_FIELDS: FeatureWords['needs'] & object = byLogName(permissionFor)
