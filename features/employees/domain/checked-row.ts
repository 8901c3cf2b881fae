import { FIELDS, type SheetFields } from './fields/fields.ts'
import { sheetNameOf } from './import-columns.ts'

/** An employee from a row of the sheet, checked and in normal forms. Money is whole kip except the base salary, days are 'YYYY-MM-DD'. */
export interface CheckedRow extends SheetFields {
  /** The first phone number, or ''. */
  phone: string
  /** As `salaryCell` writes it: kip, or a text with the currency; null if the importing user cannot enter salaries. */
  base_salary: number | string | null
  /** Kip a month by the id of the kind of benefit. */
  benefits: Record<number, number>
}

/** The values of empty or missing columns. */
export const EMPTY_ROW: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    FIELDS.flatMap((field) => {
      const name = sheetNameOf(field)
      if (name === null || field.sheet?.required) return []
      return [[name, field.kind === 'reference' ? '' : field.empty]]
    }),
  ),
  phone: '',
  base_salary: null,
}
