import { AppError } from '#kit/contract/errors.ts'
import type { Guard } from '../../domain/guards.ts'
import type { ImportColumn } from '../../domain/import-columns.ts'
import type { EmployeeTable } from './employee-table.ts'

/** The guards of the columns of a file. */
export const guardsOf = (known: ReadonlyMap<string, ImportColumn>): Guard[] => [
  ...new Set([...known.values()].flatMap(({ guard }) => guard ?? [])),
]

/** Fewer columns, of which none is recognised, are not a list of employees. */
const LEAST_COLUMNS = 3

/** Throws `file_missing_columns` for a table that is clearly no list of employees. */
export function requireColumns(
  { headers }: EmployeeTable,
  known: ReadonlyMap<string, ImportColumn>,
  columns: readonly ImportColumn[],
): void {
  if (known.size > 0 || Object.keys(headers).length >= LEAST_COLUMNS) return
  const required = columns.filter((column) => column.required)
  throw new AppError('file_missing_columns', { details: { columns: required.map(({ name }) => name) } })
}
