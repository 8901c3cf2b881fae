import { STORED_FIELDS, type StoredFields } from '../domain/fields/fields.ts'

/** A row of the employee table for writing: every column except those that the database fills in. */
export type EmployeeRecord = StoredFields & { search_text: string }

/** The columns in the order of the field table. */
export const EMPLOYEE_COLUMNS: readonly string[] = [
  ...STORED_FIELDS.map(({ column }) => column),
  'search_text',
]
