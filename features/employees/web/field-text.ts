import { useLanguage } from '#kit/web/i18n/language.ts'
import type { EmployeeField } from '../domain/fields/employee-field.ts'
import { EMPLOYEE_FIELDS } from '../domain/fields/field-table.ts'
import type { FieldName } from '../domain/fields/fields.ts'

/** The texts of the field table in the current language. */
export interface FieldText {
  /** The label in the form. */
  label: (name: FieldName) => string
  /** The heading of a column. */
  heading: (name: FieldName) => string
  /** A value of a choice; an unknown value is displayed unchanged, and no value as a dash. */
  option: (name: FieldName, value: string | null) => string
  /** The offered values of a choice, for a Select. */
  options: (name: FieldName) => { value: string; label: string }[]
  hint: (name: FieldName) => string | undefined
}

export function useFieldText(): FieldText {
  const language = useLanguage()
  const of = (name: FieldName): EmployeeField => EMPLOYEE_FIELDS[name]
  return {
    label: (name) => of(name).label[language],
    heading: (name) => (of(name).short ?? of(name).label)[language],
    option: (name, value) => (value === null ? '–' : (of(name).options?.[value]?.[language] ?? value)),
    options: (name) =>
      Object.entries(of(name).options ?? {}).map(([value, words]) => ({ value, label: words[language] })),
    hint: (name) => of(name).hint?.[language],
  }
}
