import { findOrCreateNames, type NamedList } from '#features/master-data/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import type { CheckedRow } from '../domain/checked-row.ts'
import { searchText } from '../domain/search-text.ts'
import type { ImportRow } from '../domain/sheet-rows.ts'
import type { ImportExtension } from './import-extension.ts'
import { insertEmployees, type NewRecord } from './insert-employees.ts'

export interface ImportOptions {
  extensions?: readonly ImportExtension[]
  /** Told after each piece how many rows are stored; they become visible together at the end. */
  onProgress?: (done: number) => void | Promise<void>
  /** Runs first in the transaction, behind the lock of the company's imports; false: nothing is to be done. */
  begin?: (tx: Tx) => Promise<boolean>
  /** Runs last in the transaction. */
  finish?: (tx: Tx, result: ImportResult) => Promise<void>
}

export interface ImportResult {
  added: number
  /** Rows whose number somebody had already when it came to storing. */
  skipped: number
}

const ROWS_AT_ONCE = 1000
/** Imports of one company wait for each other. */
const IMPORT_LOCK = 7_226_103

/** Stores checked rows, all or none, in one transaction: employees, salaries, benefits, contacts and what extensions add. */
export async function importEmployees(
  db: Database,
  companyId: number,
  rows: readonly ImportRow[],
  actor: Actor,
  options: ImportOptions = {},
): Promise<ImportResult> {
  return db.inCompany(companyId, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', [IMPORT_LOCK, companyId])
    const result: ImportResult = { added: 0, skipped: 0 }
    if (options.begin && !(await options.begin(tx))) return result
    const names = await listEntries(tx, rows)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const piece = rows.slice(from, from + ROWS_AT_ONCE)
      const added = await storePiece(tx, piece, { names, actor, extensions: options.extensions ?? [] })
      result.added += added
      result.skipped += piece.length - added
      await options.onProgress?.(from + piece.length)
    }
    if (result.added > 0)
      await audit(tx, companyId, actor, { action: 'import', entity: 'employee_sheet', after: result })
    await options.finish?.(tx, result)
    return result
  })
}

type EntryIds = Record<'branch' | 'department' | 'position' | 'level', Map<string, number>>

/** Ids of the branches, departments, positions and levels that the rows name; new names are added. */
async function listEntries(tx: Tx, rows: readonly ImportRow[]): Promise<EntryIds> {
  const of = (table: NamedList, column: keyof EntryIds) =>
    findOrCreateNames(tx, table, [...new Set(rows.map(({ person }) => person[column]))])
  return {
    branch: await of('branch', 'branch'),
    department: await of('department', 'department'),
    position: await of('position', 'position'),
    level: await of('employee_level', 'level'),
  }
}

type Storing = { names: EntryIds; actor: Actor; extensions: readonly ImportExtension[] }

async function storePiece(
  tx: Tx,
  piece: readonly ImportRow[],
  { names, actor, extensions }: Storing,
): Promise<number> {
  const people = piece.map(({ person }) => toNewRecord(person, names))
  const ids = await insertEmployees(tx, people, actor, 'import')
  const stored = piece.flatMap(({ person, values }) => {
    const employeeId = ids.get(person.emp_number)
    if (employeeId === undefined) return []
    return [{ employeeId, startDate: person.start_date, endDate: person.end_date, values }]
  })
  for (const extension of extensions) await extension.store(tx, stored, actor)
  return ids.size
}

function toNewRecord(row: CheckedRow, names: EntryIds): NewRecord {
  const { phone, bank_short_name, branch, department, position, level, base_salary, benefits, ...same } = row
  const contacts = phone ? [{ type: 'phone', value: phone }] : []
  return {
    contacts,
    benefits,
    baseSalary: base_salary,
    record: {
      ...same,
      bank_id: bank_short_name,
      branch_id: names.branch.get(branch) ?? null,
      department_id: names.department.get(department) ?? null,
      position_id: names.position.get(position) ?? null,
      level_id: names.level.get(level) ?? null,
      job_title_id: null,
      education_level_id: null,
      emergency_contact: '',
      relationship: '',
      finger_scan: false,
      scan_outside: false,
      is_annual_bonus: false,
      role_ids: [],
      holidays: [],
      search_text: searchText({ ...same, contacts }),
    },
  }
}
