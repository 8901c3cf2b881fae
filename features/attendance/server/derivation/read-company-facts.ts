import { z } from 'zod'
import type { AttendanceSettings, Band } from '#engines/attendance/types.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { OVERTIME_RATES } from '#features/master-data/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

const RateRow = z.object({
  day_kind: z.enum(['working', 'rest']),
  from: z.int(),
  to: z.int(),
  multiplier: z.int(),
  pay_type: z.enum(['cash', 'holiday']),
})

const BASIS = `select overtime_basis from ${COMPANY_SETTINGS} company_setting where company_id = $1`
const RATES = `
  select day_kind, (extract(epoch from from_time) / 60)::int as from, (extract(epoch from to_time) / 60)::int as to, multiplier, pay_type
  from ${OVERTIME_RATES} overtime_rate where company_id = $1 order by from_time`

const OvertimeBasisRow = z.object({ overtime_basis: z.enum(['scanned', 'approved']) })

export async function readSettings(tx: Tx): Promise<AttendanceSettings> {
  const setting = await tx.maybeOne(OvertimeBasisRow, BASIS, [tx.companyId])
  const rates = await tx.query(RateRow, RATES, [tx.companyId])
  const bands = (kind: string): Band[] =>
    rates
      .filter((rate) => rate.day_kind === kind)
      .map(({ from, to, multiplier, pay_type: payType }) => ({ from, to, multiplier, payType }))
  return {
    overtimeBasis: setting?.overtime_basis ?? 'scanned',
    overtimeBands: { working: bands('working'), rest: bands('rest') },
  }
}
