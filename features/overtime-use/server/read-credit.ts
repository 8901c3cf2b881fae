import { z } from 'zod'
import { readProvisionalComp } from '#features/attendance/server/index.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import {
  type AccountEntry,
  DAY_UNITS,
  findCompType,
  readLeaveAccounts,
  requireCompType,
} from '#features/leave/server/index.ts'
import { earlierDay, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { OvertimeCredit } from '../contract.ts'

const HoursRow = z.object({ hours_per_day: z.number() })
const HOURS = `select hours_per_day::float8 as hours_per_day from ${COMPANY_SETTINGS} setting where company_id = $1`

/** Minutes of a unit of leave: a day has the company's hours. */
export async function readMinutesOfUnits(tx: Tx): Promise<(units: number) => number> {
  const { hours_per_day } = await tx.one(HoursRow, HOURS, [tx.companyId])
  return (units) => Math.round((units * hours_per_day * 60) / DAY_UNITS) || 0
}

/** The leave type of time off for overtime, and what is earned and not posted yet. */
export interface CompAccounts {
  /** Null: the company has none, and nobody has earned any. */
  typeId: number | null
  provisional: AccountEntry[]
}

/** Adds the leave type if somebody has earned time off before it exists; `isReading`: it is not added. */
export async function readCompAccounts(
  tx: Tx,
  employeeIds: readonly number[],
  isReading = false,
): Promise<CompAccounts> {
  const existing = await findCompType(tx)
  const provisional = await readProvisionalComp(tx, {
    ...{ typeId: existing ?? 0, employeeIds, to: todayInLaos() },
  })
  if (existing !== null || provisional.length === 0 || isReading) return { typeId: existing, provisional }
  const typeId = await requireCompType(tx)
  return { typeId, provisional: provisional.map((entry) => ({ ...entry, leave_type_id: typeId })) }
}

const sumOf = (entries: readonly { units: number }[]) => entries.reduce((sum, { units }) => sum + units, 0)

/** When entries end, the first ones first. */
const ends = (entries: readonly AccountEntry[]) =>
  [...Map.groupBy(entries, ({ expires_on }) => expires_on ?? '')]
    .filter(([day]) => day !== '')
    .map(([day, ending]) => ({ day, units: sumOf(ending) }))
    .sort((a, b) => a.day.localeCompare(b.day))

/** The time off for overtime that an employee has on a day. Throws `not_found` for an unknown employee. */
export async function readCredit(tx: Tx, employeeId: number, on: string): Promise<OvertimeCredit> {
  const { typeId, provisional } = await readCompAccounts(tx, [employeeId], true)
  const minutesOf = await readMinutesOfUnits(tx)
  const until = provisional.filter(({ from_day }) => from_day <= earlierDay(on, todayInLaos()))
  const provisional_minutes = minutesOf(sumOf(until))
  if (typeId === null)
    return {
      ...{ left_minutes: provisional_minutes, provisional_minutes, pending_minutes: 0 },
      expiring: ends(until).map(({ units, day }) => ({ minutes: minutesOf(units), last_day: day })),
    }
  const asked = { employeeIds: [employeeId], typeIds: [typeId], from: on, to: on, provisional }
  const { ledger } = (await readLeaveAccounts(tx, asked)).account(employeeId, typeId)
  const { left, expiring } = ledger.on(on)
  return {
    ...{ left_minutes: minutesOf(left), provisional_minutes },
    pending_minutes: minutesOf(ledger.pendingIn(on.slice(0, 4)) * DAY_UNITS),
    expiring: expiring.map(({ units, day }) => ({ minutes: minutesOf(units), last_day: day })),
  }
}
