import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { pinKey } from '../../domain/pin.ts'

const NumberedRow = z.object({ id: Id, emp_number: z.string(), is_deleted: z.boolean() })
const PinRow = z.object({
  employee_id: Id,
  pin_key: z.string(),
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
})

/** Employees whose number is one of these PINs, exactly or without its leading zeros. */
const BY_NUMBER = `
  select id, emp_number, deleted_at is not null as is_deleted from ${EMPLOYEES} employee
  where company_id = $1 and (emp_number = any($2)
    or case when emp_number ~ '^[0-9]+$' then coalesce(nullif(ltrim(emp_number, '0'), ''), '0') = any($3) end)
  order by id`

const PINS = `
  select employee_id, pin_key, first_day, last_day from employee_pin
  where company_id = $1 and (pin_key = any($2) or employee_id = any($3))`

interface Span {
  employeeId: number
  first: number
  last: number
}

/** Who a PIN of a terminal belongs to on a day (its number since 1970). */
export type PinOwners = (pin: string, day: number) => number | undefined

interface Owner {
  /** With the PIN from a day on. */
  given: readonly Span[]
  /** With the PIN as employee number. */
  numbered: number | undefined
  /** The days on which that employee has other PINs, which replace the number. */
  replaced: readonly Span[]
}

/**
 * The owners of these PINs. On a day, a PIN belongs to the employee who has it from a first day; otherwise to the
 * employee with this number, if that employee has no other PIN on that day. Two queries for any number of PINs.
 */
export async function readPinOwners(tx: Tx, pins: readonly string[]): Promise<PinOwners> {
  const keys = [...new Set(pins.map(pinKey))]
  const numbered = ownersByNumber(await tx.query(NumberedRow, BY_NUMBER, [tx.companyId, pins, keys]))
  const ids = [...new Set(pins.flatMap((pin) => numbered(pin) ?? []))]
  const rows = (await tx.query(PinRow, PINS, [tx.companyId, keys, ids])).map((row) => ({
    key: row.pin_key,
    employeeId: row.employee_id,
    first: dayNumber(row.first_day),
    last: row.last_day === null ? Number.POSITIVE_INFINITY : dayNumber(row.last_day),
  }))
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const byEmployee = Map.groupBy(rows, ({ employeeId }) => employeeId)
  const owners = new Map<string, Owner>(
    pins.map((pin) => {
      const owner = numbered(pin)
      const replaced = owner === undefined ? [] : (byEmployee.get(owner) ?? [])
      return [pin, { given: byKey.get(pinKey(pin)) ?? [], numbered: owner, replaced }]
    }),
  )
  return (pin, day) => {
    const owner = owners.get(pin)
    return owner && ownerOn(owner, day)
  }
}

const on = (spans: readonly Span[], day: number) =>
  spans.find(({ first, last }) => first <= day && day <= last)

function ownerOn({ given, numbered, replaced }: Owner, day: number): number | undefined {
  if (given.length > 0) {
    const span = on(given, day)
    if (span) return span.employeeId
  }
  return replaced.length > 0 && on(replaced, day) ? undefined : numbered
}

/** The employee with exactly this number; otherwise the only one whose number is equal without leading zeros. */
function ownersByNumber(rows: readonly z.infer<typeof NumberedRow>[]): (pin: string) => number | undefined {
  const exact = new Map(rows.map(({ id, emp_number }) => [emp_number, id]))
  const present = rows.filter(({ is_deleted }) => !is_deleted)
  const byKey = Map.groupBy(present, ({ emp_number }) => pinKey(emp_number))
  return (pin) => {
    const found = exact.get(pin)
    if (found !== undefined) return found
    const similar = byKey.get(pinKey(pin)) ?? []
    return similar.length === 1 ? similar[0]?.id : undefined
  }
}
