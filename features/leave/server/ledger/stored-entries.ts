import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { ENTRY_KINDS, type LedgerEntry } from '../../domain/ledger/entries.ts'

const EntryRow = z.object({
  id: Id,
  employee_id: Id,
  leave_type_id: Id,
  kind: z.enum(ENTRY_KINDS),
  units: z.int(),
  from_day: IsoDate,
  expires_on: IsoDate.nullable(),
  kept_after: IsoDate.nullable(),
  kept_units: z.int().nullable(),
  rule_key: z.string().nullable(),
  note: z.string(),
})
/** A stored entry with its account. */
export type StoredEntry = z.infer<typeof EntryRow>

/** An entry of an account that may not be stored. */
export type AccountEntry = LedgerEntry & Pick<StoredEntry, 'employee_id' | 'leave_type_id'>

const READ = `
  select id, employee_id, leave_type_id, kind, units, from_day, expires_on, kept_after, kept_units, rule_key, note
  from leave_entry where company_id = $1 and employee_id = any($2) and leave_type_id = any($3) order by id`

/** The ledger of leave of some employees and leave types. */
export const readEntries = (
  tx: Tx,
  employeeIds: readonly number[],
  typeIds: readonly number[],
): Promise<StoredEntry[]> => tx.query(EntryRow, READ, [tx.companyId, employeeIds, typeIds])
