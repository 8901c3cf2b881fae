import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { lockedRunWarnings, type ReadLockedRuns } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import type { PinWarning } from '../../contract/pins.ts'
import { pinKey } from '../../domain/pin.ts'
import { daysOf, findOwners, storeFound } from './match-waiting.ts'

/** A PIN with its days; `lastDay` null: open-ended. */
export interface DatedPin {
  employeeId: number
  pin: string
  firstDay: string
  lastDay: string | null
}

const TakenRow = z.object({
  pin_key: z.string(),
  emp_number: z.string(),
  employee_name: z.string(),
  employee_id: Id,
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
})

/** The stored PINs with these keys, except one that is changed. */
export function readTaken(tx: Tx, language: Context['language'], keys: readonly string[], exceptId = 0) {
  return tx.query(
    TakenRow,
    `select p.pin_key, e.emp_number, ${personName(language)} as employee_name, p.employee_id, p.first_day, p.last_day
     from employee_pin p join ${EMPLOYEES} e on e.company_id = p.company_id and e.id = p.employee_id
     where p.company_id = $1 and p.pin_key = any($2) and p.id <> $3`,
    [tx.companyId, keys, exceptId],
  )
}

export const overlap = (
  a: { firstDay: string; lastDay: string | null },
  b: { first_day: string; last_day: string | null },
): boolean =>
  (a.lastDay === null || b.first_day <= a.lastDay) && (b.last_day === null || a.firstDay <= b.last_day)

/** Throws `pin_taken`, with the name of the employee, if somebody has the PIN on one of the days. */
export async function refuseTaken(tx: Tx, language: Context['language'], pin: DatedPin, exceptId = 0) {
  const rows = await readTaken(tx, language, [pinKey(pin.pin)], exceptId)
  const taken = rows.find((row) => overlap(pin, row))
  if (taken)
    throw new AppError('pin_taken', { fields: { pin: [`${taken.emp_number} · ${taken.employee_name}`] } })
}

const NamedRow = z.object({ emp_number: z.string(), employee_name: z.string() })

/** Somebody else whose number is this PIN and who has no PIN on these days: their scans would become another person's. */
async function numberOfOther(tx: Tx, language: Context['language'], pin: DatedPin): Promise<PinWarning[]> {
  const rows = await tx.query(
    NamedRow,
    `select e.emp_number, ${personName(language)} as employee_name from ${EMPLOYEES} e
     where e.company_id = $1 and e.id <> $2 and e.deleted_at is null
       and case when e.emp_number ~ '^[0-9]+$' then coalesce(nullif(ltrim(e.emp_number, '0'), ''), '0') else e.emp_number end = $3
       and (e.end_date is null or e.end_date >= $4)
       and not exists (select from employee_pin p where p.company_id = $1 and p.employee_id = e.id
         and p.first_day <= $4 and (p.last_day is null or p.last_day >= $4))`,
    [tx.companyId, pin.employeeId, pinKey(pin.pin), pin.firstDay],
  )
  return rows.map((row) => ({ code: 'number_of_other' as const, ...row }))
}

/** What to confirm before a PIN is given. */
export async function pinWarnings(
  tx: Tx,
  language: Context['language'],
  pin: DatedPin,
  readLockedRuns: ReadLockedRuns,
): Promise<PinWarning[]> {
  const waiting = await readWaitingDays(tx, [pin])
  return [
    ...(await numberOfOther(tx, language, pin)),
    ...(await lockedRunWarnings(tx, readLockedRuns, waiting)),
  ]
}

const DayRow = z.object({ first_day: IsoDate, last_day: IsoDate })

/** The days of the lines that wait for these PINs, one range for each PIN. */
export async function readWaitingDays(tx: Tx, pins: readonly DatedPin[]) {
  const rows = await tx.query(
    DayRow,
    `select min(w.day) as first_day, max(w.day) as last_day from (
       select pin_key, ${dayAt('scanned_at')} as day from unmatched_scan
       where company_id = $1 and pin_key = any($2)) as w
     join unnest($2::text[], $3::date[], $4::date[]) as p(pin_key, first_day, last_day)
       on p.pin_key = w.pin_key and w.day >= p.first_day and (p.last_day is null or w.day <= p.last_day)
     group by w.pin_key`,
    [tx.companyId, ...columnsOf(pins)],
  )
  return rows.map((row) => ({ firstDay: row.first_day, lastDay: row.last_day }))
}

const columnsOf = (pins: readonly DatedPin[]) => [
  pins.map(({ pin }) => pinKey(pin)),
  pins.map(({ firstDay }) => firstDay),
  pins.map(({ lastDay }) => lastDay),
]

/** Turns the lines that wait for these PINs into scans; returns their number. */
export async function matchPins(tx: Tx, pins: readonly string[]): Promise<number> {
  const found = await findOwners(tx, [...new Set(pins.map(pinKey))])
  await storeFound(tx, found)
  return found.length
}

/** Turns all waiting lines into scans whose PIN belongs to somebody now; asks first if their days are in locked runs. */
export async function matchAll(tx: Tx, readLockedRuns: ReadLockedRuns, isConfirmed: boolean) {
  const found = await findOwners(tx, null)
  const warnings = await lockedRunWarnings(tx, readLockedRuns, daysOf(found))
  if (warnings.length > 0 && !isConfirmed) return { is_stored: false, matched: 0, warnings }
  await storeFound(tx, found)
  return { is_stored: true, matched: found.length, warnings }
}
