import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { CompanySettingFields } from '../contract.ts'
import { companyOfTransaction } from './company-of-transaction.ts'
import { LAST_DAY, markDaysChanged } from './mark-days-changed.ts'

export type StoredSetting = CompanySettingFields & { version: number }
type Row = Omit<StoredSetting, 'days_per_month' | 'hours_per_day'> & {
  days_per_month: string
  hours_per_day: string
}

const COLUMNS = Object.keys(CompanySettingFields.shape) as (keyof CompanySettingFields)[]

/** The settings of the transaction's company; `forUpdate` holds them against another's change. */
export async function readCompanySetting(tx: Tx, forUpdate = false): Promise<StoredSetting> {
  const row = await tx.one<Row>(
    `select ${COLUMNS.join(', ')}, version from company_setting where company_id = $1${forUpdate ? ' for update' : ''}`,
    [companyOfTransaction(tx)],
  )
  return { ...row, days_per_month: Number(row.days_per_month), hours_per_day: Number(row.hours_per_day) }
}

/**
 * Changes some settings; those that are given as they are change nothing. `version`: the one the caller has seen.
 * Returns true when something changed. Throws `stale_version`.
 */
export async function changeCompanySetting(
  tx: Tx,
  wanted: Partial<CompanySettingFields> & { version?: number },
  actor: Actor,
): Promise<boolean> {
  const before = await readCompanySetting(tx, true)
  if (wanted.version !== undefined && wanted.version !== before.version) throw new AppError('stale_version')
  const changed = COLUMNS.filter((name) => wanted[name] !== undefined && wanted[name] !== before[name])
  if (changed.length === 0) return false
  const companyId = companyOfTransaction(tx)
  const sets = changed.map((name, at) => `${name} = $${at + 2}`).join(', ')
  await tx.execute(`update company_setting set ${sets}, version = version + 1 where company_id = $1`, [
    companyId,
    ...changed.map((name) => wanted[name]),
  ])
  const pick = (from: Partial<CompanySettingFields>) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]))
  await audit(tx, companyId, actor, {
    action: 'update',
    entity: 'company_setting',
    before: pick(before),
    after: pick(wanted),
  })
  if (changed.includes('overtime_basis'))
    await markDaysChanged(tx, { companyId, employeeId: null, firstDay: '1900-01-01', lastDay: LAST_DAY })
  return true
}
