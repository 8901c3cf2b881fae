import type { AttendanceSettings, Band } from '#engines/attendance/types.ts'
import type { Tx } from '#kit/database/database.ts'

interface RateRow {
  day_kind: 'working' | 'rest'
  from: number
  to: number
  multiplier: number
}

const BASIS = 'select overtime_basis from company_setting where company_id = $1'
const RATES = `
  select day_kind, (extract(epoch from from_time) / 60)::int as from, (extract(epoch from to_time) / 60)::int as to, multiplier
  from overtime_rate where company_id = $1 order by from_time`

export async function readSettings(tx: Tx): Promise<AttendanceSettings> {
  const setting = await tx.maybeOne<{ overtime_basis: 'scanned' | 'approved' }>(BASIS, [tx.companyId])
  const rates = await tx.query<RateRow>(RATES, [tx.companyId])
  const bands = (kind: string): Band[] =>
    rates
      .filter((rate) => rate.day_kind === kind)
      .map(({ from, to, multiplier }) => ({ from, to, multiplier }))
  return {
    overtimeBasis: setting?.overtime_basis ?? 'scanned',
    overtimeBands: { working: bands('working'), rest: bands('rest') },
  }
}
