import type { z } from 'zod'
import { areFactorsAvailable } from '#features/access/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Decimal } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { CompanySettingFields } from '../contract.ts'
import { companyOfTransaction } from './company-of-transaction.ts'

export const StoredSetting = CompanySettingFields.extend({ version: Version })
export type StoredSetting = z.infer<typeof StoredSetting>
const Row = StoredSetting.omit({ days_per_month: true, hours_per_day: true }).extend({
  days_per_month: Decimal,
  hours_per_day: Decimal,
})

const COLUMNS = Object.keys(CompanySettingFields.shape) as (keyof CompanySettingFields)[]

/** The settings of the transaction's company; `forUpdate` locks them. */
export async function readCompanySetting(tx: Tx, forUpdate = false): Promise<StoredSetting> {
  const row = await tx.one(
    Row,
    `select ${COLUMNS.join(', ')}, version from company_setting where company_id = $1${forUpdate ? ' for update' : ''}`,
    [companyOfTransaction(tx)],
  )
  return { ...row, days_per_month: Number(row.days_per_month), hours_per_day: Number(row.hours_per_day) }
}

/** Notes that the settings have been reviewed, also if the save changed none. */
export async function noteReview(tx: Tx): Promise<void> {
  await tx.execute(
    'update company_setting set reviewed_at = now() where company_id = $1 and reviewed_at is null',
    [companyOfTransaction(tx)],
  )
}

/**
 * Changes some settings; unchanged values have no effect. `version`: the one that the caller has seen. `fixed`:
 * settings that this caller cannot change. Returns true if something changed. Throws `stale_version`, `forbidden` for
 * a change of a fixed setting, and `second_factor_unavailable` if a required second factor could not be set up.
 */
export async function changeCompanySetting(
  tx: Tx,
  wanted: Partial<CompanySettingFields> & { version?: number },
  actor: Actor,
  fixed: readonly (keyof CompanySettingFields)[] = [],
): Promise<boolean> {
  const before = await readCompanySetting(tx, true)
  if (wanted.version !== undefined && wanted.version !== before.version) throw new AppError('stale_version')
  const changed = COLUMNS.filter((name) => wanted[name] !== undefined && wanted[name] !== before[name])
  if (changed.length === 0) return false
  if (fixed.some((name) => changed.includes(name))) throw new AppError('forbidden')
  if (
    changed.includes('require_second_factor') &&
    wanted.require_second_factor &&
    !(await areFactorsAvailable(tx))
  )
    throw new AppError('second_factor_unavailable')
  const companyId = companyOfTransaction(tx)
  const sets = changed.map((name, at) => `${name} = $${at + 2}`)
  if (changed.some((name) => name !== 'show_first_steps'))
    sets.push('reviewed_at = coalesce(reviewed_at, now())')
  await tx.execute(
    `update company_setting set ${sets.join(', ')}, version = version + 1 where company_id = $1`,
    [companyId, ...changed.map((name) => wanted[name])],
  )
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
