import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { lockedRunWarnings, type ReadLockedRuns } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle } from '#kit/server/handler.ts'
import { type BadPinRow, MAX_PIN_ROWS, uploadPins } from '../../contract/pins.ts'
import { pinKey } from '../../domain/pin.ts'
import { type PinRow, readPinRows } from '../../domain/pin-rows.ts'
import { readTextFile } from '../text-files/read-text-file.ts'
import { betweenFiles } from './edit-pins.ts'
import { type DatedPin, matchPins, overlap, readTaken, readWaitingDays } from './store-pin.ts'

/** Rows above the first one with a PIN. */
const HEADING_ROWS = 10

/** A row has four short columns; a line of megabytes would be divided into millions of fields while all other calls wait. */
const LONG_LINE = /[^\r\n]{5000}/

function hasMoreLines(text: string, most: number): boolean {
  const ends = /\r\n|\r|\n/g
  let lines = 1
  while (lines <= most && ends.test(text)) lines += 1
  return lines > most
}

/** Gives the PINs of a sheet, all or none. */
export const uploadPinsWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(uploadPins, async (context) => {
    const { fileName, bytes } = await context.upload()
    const text = (await readTextFile(bytes, MAX_PIN_ROWS)).toString()
    // Before the rows are read: a file of short lines has millions.
    if (LONG_LINE.test(text)) throw new AppError('file_too_large')
    if (hasMoreLines(text, MAX_PIN_ROWS + HEADING_ROWS)) throw new AppError('file_too_many_rows')
    const sheet = readPinRows(text)
    if (!sheet) throw new AppError('file_missing_columns')
    if (sheet.rows.length + sheet.bad.length === 0) throw new AppError('file_empty')
    return betweenFiles(context, async (tx) => {
      const { fresh, unchanged, errors } = await checkRows(tx, sheet.rows)
      const faults = [...sheet.bad, ...errors].sort((a, b) => a.row - b.row)
      const warnings = await lockedRunWarnings(tx, readLockedRuns, await readWaitingDays(tx, fresh))
      const counts = { added: fresh.length, unchanged, errors: faults, warnings }
      const isConfirmed = context.query.confirmed === 'true'
      if (faults.length > 0 || (warnings.length > 0 && !isConfirmed))
        return { data: { ...counts, matched: 0, is_stored: false } }
      await store(tx, fresh)
      const after = { file_name: fileName, added: fresh.length }
      await audit(tx, tx.companyId, actorOf(context), { action: 'import', entity: 'employee_pin', after })
      const matched = await matchPins(
        tx,
        fresh.map(({ pin }) => pin),
      )
      return { data: { ...counts, matched, is_stored: true } }
    })
  })

const ADD = `
  insert into employee_pin (company_id, employee_id, pin, first_day, last_day)
  select $1, employee_id, pin, first_day, last_day from unnest($2::bigint[], $3::text[], $4::date[], $5::date[])
    as p(employee_id, pin, first_day, last_day)
  on conflict (company_id, id) do nothing`

async function store(tx: Tx, pins: readonly DatedPin[]): Promise<void> {
  await tx.execute(ADD, [
    tx.companyId,
    pins.map(({ employeeId }) => employeeId),
    pins.map(({ pin }) => pin),
    pins.map(({ firstDay }) => firstDay),
    pins.map(({ lastDay }) => lastDay),
  ])
}

const PersonRow = z.object({ id: Id, emp_number: z.string(), start_date: IsoDate })

interface Checked {
  fresh: DatedPin[]
  unchanged: number
  errors: BadPinRow[]
}

/** Without a first day, a PIN counts from the employee's first day of work. */
async function checkRows(tx: Tx, rows: readonly PinRow[]): Promise<Checked> {
  const people = await tx.query(
    PersonRow,
    `select e.id, e.emp_number, e.start_date from ${EMPLOYEES} e
     where e.company_id = $1 and e.emp_number = any($2) and e.deleted_at is null`,
    [tx.companyId, rows.map(({ empNumber }) => empNumber)],
  )
  const byNumber = new Map(people.map((person) => [person.emp_number, person]))
  const stored = Map.groupBy(
    await readTaken(tx, 'la', [...new Set(rows.map(({ pin }) => pinKey(pin)))]),
    ({ pin_key }) => pin_key,
  )
  const given = new Map<string, DatedPin[]>()
  const checked: Checked = { fresh: [], unchanged: 0, errors: [] }
  for (const { row, text, empNumber, pin, firstDay, lastDay } of rows) {
    const person = byNumber.get(empNumber)
    const refuse = (reason: BadPinRow['reason']) => checked.errors.push({ row, text, reason })
    if (!person) refuse('unknown_employee')
    else {
      const dated = { employeeId: person.id, pin, firstDay: firstDay ?? person.start_date, lastDay }
      const key = pinKey(pin)
      const others = (stored.get(key) ?? []).filter((other) => overlap(dated, other))
      const twins = (given.get(key) ?? []).filter((other) =>
        overlap(dated, { first_day: other.firstDay, last_day: other.lastDay }),
      )
      if (lastDay !== null && lastDay < dated.firstDay) refuse('ends_before_start')
      else if (others.some((other) => isSame(dated, other))) checked.unchanged += 1
      else if (others.length > 0) refuse('pin_taken')
      else if (twins.length > 0) refuse('twice')
      else {
        checked.fresh.push(dated)
        given.set(key, [...(given.get(key) ?? []), dated])
      }
    }
  }
  return checked
}

const isSame = (pin: DatedPin, stored: { employee_id: number; first_day: string; last_day: string | null }) =>
  stored.employee_id === pin.employeeId &&
  stored.first_day === pin.firstDay &&
  stored.last_day === pin.lastDay
