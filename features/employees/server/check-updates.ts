import type { Tx } from '#kit/database/database.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import type { ErrorsByRow } from './errors-by-row.ts'
import type { ExistingRow, ExtensionChange, ImportExtension } from './import-extension.ts'

/** A change of an existing employee, with the column's labels. */
export interface SheetChange extends ExtensionChange {
  heading: { la: string; en: string }
}

/**
 * The changes that the columns of later features make to employees who exist with otherwise the same data. `ids`: the
 * employees by row. Errors are added to `errors`.
 */
export async function checkUpdates(
  tx: Tx,
  extensions: readonly ImportExtension[],
  { rows, ids }: { rows: readonly ImportRow[]; ids: ReadonlyMap<number, number> },
  errors: ErrorsByRow,
): Promise<SheetChange[]> {
  const existing = rows.flatMap(({ row, person, values }): ExistingRow[] => {
    const employeeId = ids.get(row)
    if (employeeId === undefined || errors.has(row)) return []
    return [{ row, employeeId, startDate: person.start_date, endDate: person.end_date, values }]
  })
  if (existing.length === 0) return []
  const found: SheetChange[] = []
  for (const { columns, updates } of extensions) {
    const checked = await updates?.check(tx, existing)
    for (const { row, ...fault } of checked?.errors ?? []) errors.add(row, fault)
    for (const change of checked?.changes ?? []) {
      const { la, en } = columns.find(({ name }) => name === change.column) ?? { la: '', en: '' }
      found.push({ ...change, heading: { la, en } })
    }
  }
  return found.filter(({ row }) => !errors.has(row))
}

/** The extensions as the user may use them: without the permission, a change of an existing employee is an error of its row. */
export function permittedUpdates(
  session: Session,
  extensions: readonly ImportExtension[],
): readonly ImportExtension[] {
  return extensions.map((extension) => {
    const { updates } = extension
    if (!updates || isPermitted(session, updates.access)) return extension
    return { ...extension, updates: { ...updates, check: refused(updates.check) } }
  })
}

type Check = NonNullable<ImportExtension['updates']>['check']

const refused =
  (check: Check): Check =>
  async (tx, rows) => {
    const { changes, errors } = await check(tx, rows)
    const denied = changes.map(({ row, column }) => ({ row, column, code: 'no_right_to_change' as const }))
    return { changes: [], errors: [...errors, ...denied] }
  }
