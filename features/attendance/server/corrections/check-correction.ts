import { z } from 'zod'
import type { LocalMinute, Scan } from '#engines/attendance/types.ts'
import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ClockSide, CorrectedDay, CorrectionInput } from '../../contract/corrections.ts'
import { hasScan, minuteOfSide, sidesOf } from '../../domain/judge-correction.ts'
import type { CorrectionFault } from '../../locales/corrections.ts'
import type { Facts } from '../derivation/facts.ts'
import { readFacts } from '../derivation/read-facts.ts'
import { dayToCorrect } from './day-to-correct.ts'

/** A correction to store; instants in ISO 8601. */
export interface Correction {
  employeeId: number
  kind: 'forgot' | 'correction'
  workDate: string
  side: ClockSide
  at: string | null
  voided: { scanned_at: string; source: string } | null
  reason: string
  remark: string
}

const localSecond = (instant: string) => Math.floor(Date.parse(instant) / 1000) + LAOS_OFFSET_SECONDS
/** The instant of a minute by the clock in Laos, in ISO 8601. */
export const instantOf = (minute: LocalMinute) =>
  new Date((minute * 60 - LAOS_OFFSET_SECONDS) * 1000).toISOString()

const AtRow = z.object({ at: z.string().nullable() })

/** The scans without the one that is left out, and without the time of the correction that is replaced. */
async function remainingScans(tx: Tx, scans: readonly Scan[], input: CorrectionInput): Promise<Scan[]> {
  const gone = new Set<number>()
  if (input.void) gone.add(localSecond(input.void.scanned_at))
  if (input.replaces) {
    const sql = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from scan_correction where company_id = $1 and id = $2`
    const row = await tx.maybeOne(AtRow, sql, [tx.companyId, input.replaces.id])
    if (row?.at) gone.add(localSecond(row.at))
  }
  return scans.filter(({ at }) => !gone.has(at))
}

const SCAN_EXISTS = `
  select 1 from scan where company_id = $1 and employee_id = $2 and scanned_at = $3 and source = $4`

/** The correction to store, or why the day cannot be corrected like this. Throws `not_found` for an unknown employee. */
export async function checkCorrection(tx: Tx, input: CorrectionInput): Promise<Correction | CorrectionFault> {
  const { employee_id, work_date, clock_kind, time, reason, remark } = input
  const facts = await readFacts(tx, [employee_id], work_date, work_date)
  const day = dayToCorrect(facts, employee_id, work_date)
  if (!day) throw new AppError('not_found')
  const rest = { ...day, scans: await remainingScans(tx, day.scans, input) }
  const sides = sidesOf(rest)
  if (typeof sides === 'string') return sides
  if (input.void) {
    const { scanned_at, source } = input.void
    const minute = Math.floor(localSecond(scanned_at) / 60)
    const isOfDay = minute >= sides.in.from && minute < sides.out.to
    const values = [tx.companyId, employee_id, scanned_at, source]
    if (!isOfDay || !(await tx.exists(SCAN_EXISTS, values))) return 'no_such_scan'
  }
  const minute = time === null ? null : minuteOfSide(rest, sides[clock_kind], time)
  if (typeof minute === 'string') return minute
  const isForgotten = input.void === null && !hasScan(sides[clock_kind], rest.scans)
  return {
    ...{ employeeId: employee_id, workDate: work_date, side: clock_kind, reason, remark },
    kind: isForgotten ? 'forgot' : 'correction',
    at: minute === null ? null : instantOf(minute),
    voided: input.void,
  }
}

/** The missing scan of a day at the time of its shift, or why it cannot be added. */
export function shiftTimeOf(
  facts: Facts,
  { employee_id, work_date, clock_kind }: CorrectedDay,
  reason: string,
): Correction | CorrectionFault {
  const day = dayToCorrect(facts, employee_id, work_date)
  if (!day) return 'not_employed'
  const sides = sidesOf(day)
  if (typeof sides === 'string') return sides
  const side = sides[clock_kind]
  if (hasScan(side, day.scans)) return 'has_side'
  if (side.at > day.now) return 'in_future'
  return {
    ...{ employeeId: employee_id, workDate: work_date, side: clock_kind, reason, remark: '' },
    kind: 'forgot',
    at: instantOf(side.at),
    voided: null,
  }
}
