import { dayNumber, daysOfRange } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { DayExplanation } from '../../contract/day-explanation.ts'
import { type OvertimeOutcome, outcomeOfOvertime } from '../../domain/overtime-outcome.ts'
import { deriveEmployee } from '../derivation/derive-employee.ts'
import { readFacts } from '../derivation/read-facts.ts'
import { localMinuteOf } from '../vientiane.ts'
import { overtimeOfDay } from './explain-day.ts'

/** What counts of the approved overtime of a date. */
export interface CountedOvertime {
  counted: DayExplanation['overtime']['counted']
  /** Null while a scan can still change it, and without approved overtime. */
  outcome: OvertimeOutcome | null
}

const SECONDS_OF_DAY = 86_400

/** The overtime of an employee by date, as the engine counts it now; a fixed number of statements. Days 'YYYY-MM-DD', inclusive. */
export async function readOvertimeOutcomes(
  tx: Tx,
  employeeId: number,
  from: string,
  to: string,
): Promise<Map<string, CountedOvertime>> {
  const facts = await readFacts(tx, [employeeId], from, to)
  const now = localMinuteOf(new Date())
  const { days, overtime } = deriveEmployee({ employeeId, from, to, isFirst: false }, facts, now)
  const scans = facts.scans.get(employeeId) ?? []
  const today = Math.floor(now / 1440)
  return new Map(
    daysOfRange(from, to).map((date) => {
      const day = dayNumber(date)
      const result = days.find((one) => one.day === day)
      const explained = overtimeOfDay(facts, employeeId, day, { result, overtime })
      const ofDay = scans.filter(({ at }) => Math.floor(at / SECONDS_OF_DAY) === day)
      // A date without a shift is over with the day.
      const isOpen = day > today || (!result && day === today)
      const outcome = isOpen ? null : outcomeOfOvertime({ ...explained, day: { scans: ofDay } })
      return [date, { counted: explained.overtime.counted, outcome }]
    }),
  )
}
