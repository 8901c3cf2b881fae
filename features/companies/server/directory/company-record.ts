import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { CompanyRecord } from '../../contract.ts'

const Row = CompanyRecord.omit({ created_at: true }).extend({ created_at: Timestamp })

/** One company; `tx` is the provider's or its own. Throws `not_found`. */
export async function readCompany(tx: Tx, id: number, forUpdate = false): Promise<CompanyRecord> {
  const row = await tx.maybeOne(
    Row,
    `select company_id as id, name, phone, email, address, status, founding_date, is_vat_registered, business_type_id,
       special_menus, employee_count, created_at, version
     from company where company_id = $1${forUpdate ? ' for update' : ''}`,
    [id],
  )
  if (!row) throw new AppError('not_found')
  return { ...row, created_at: row.created_at.toISOString() }
}

/** A company can only be given a line of business from the list that is not deleted; it can keep a deleted one. */
export async function requireBusinessType(
  tx: Tx,
  wanted: number | null,
  had: number | null = null,
): Promise<void> {
  if (wanted === null || wanted === had) return
  const sql = 'select from business_type where id = $1 and deleted_at is null'
  if (!(await tx.exists(sql, [wanted])))
    throw new AppError('invalid_input', { fields: { business_type_id: [String(wanted)] } })
}

/** The fields that differ, with old and new values; null if there are none. */
export function changedFields<T extends object>(
  before: T,
  wanted: Partial<T>,
): { before: Partial<T>; after: Partial<T> } | null {
  const names = (Object.keys(wanted) as (keyof T)[]).filter((name) => wanted[name] !== before[name])
  if (names.length === 0) return null
  const pick = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>
  return { before: pick(before), after: pick(wanted) }
}
