import type { LeaveCash } from '#engines/payroll/types.ts'
import { readProvisionalComp } from '#features/attendance/server/index.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { readCompType, readEndingCredit } from '#features/leave/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Range } from './salary-segments.ts'

const PAYS_OUT = `select from ${COMPANY_SETTINGS} s where s.company_id = $1 and s.comp_pays_out`

/**
 * The time off for overtime that employees lose unused in a range, as leave that is paid; nothing unless the company pays it. With credit that
 * is not posted yet. The days must be current.
 */
export async function readEndingTimeOff(
  tx: Tx,
  { from, to }: Range,
  employeeIds: readonly number[],
): Promise<Map<number, LeaveCash>> {
  if (!(await tx.exists(PAYS_OUT, [tx.companyId]))) return new Map()
  const type = await readCompType(tx)
  if (!type) return new Map()
  const provisional = await readProvisionalComp(tx, { typeId: type.id, employeeIds, to })
  const ending = await readEndingCredit(tx, type.id, { from, to, employeeIds, provisional })
  const { id, name, in_sso_base: inSsoBase } = type
  return new Map(
    [...ending].map(([employeeId, ends]) => [
      employeeId,
      {
        ...{ type: id, name, entries: [], isTimeOff: true, inSsoBase, ends },
        units: ends.reduce((sum, { units }) => sum + units, 0),
      },
    ]),
  )
}
