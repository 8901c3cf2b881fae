import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { amountFault } from '../domain/pay-item.ts'
import type { StoredItem } from './stored-item.ts'

/** An entry to store, with days; `id` of an existing one. */
export interface EntryDays {
  id?: number
  employee_id: number
  amount: number | null
  first_day: string | null
  last_day: string | null
}

type Text = Record<Language, string>
const UNKNOWN: Text = { la: 'ບໍ່ມີພະນັກງານນີ້', en: 'There is no such employee' }
const LEFT: Text = { la: 'ພະນັກງານອອກກ່ອນເດືອນນີ້ແລ້ວ', en: 'The employee left before this month' }
const OVERLAPS: Text = {
  la: 'ພະນັກງານມີລາຍການນີ້ໃນເດືອນເຫຼົ່ານີ້ແລ້ວ',
  en: 'The employee already has this item in these months',
}
export const OUTSIDE: Text = { la: 'ລາຍການນີ້ບໍ່ມີຜົນໃນເດືອນເຫຼົ່ານີ້', en: 'The item is not in force in these months' }

const FACTS = `
  select e.id, e.end_date, array(
    select json_build_object('id', c.id, 'first_day', c.first_day, 'last_day', c.last_day)
    from payroll_item_employee c where c.company_id = $1 and c.item_id = $3 and c.employee_id = e.id and c.deleted_at is null) as entries
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2) and e.deleted_at is null`

const Range = z.object({ id: Id, first_day: IsoDate.nullable(), last_day: IsoDate.nullable() })
const FactRow = z.object({ id: Id, end_date: IsoDate.nullable(), entries: z.array(Range) })

/** Why an entry cannot be stored: its index and field, with a text. */
export interface EntryFault {
  at: number
  field: 'employee_id' | 'amount' | 'first_month'
  text: Text
}

const EVER = { first: '0001-01-01', last: '9999-12-31' }
type Days = Pick<EntryDays, 'first_day' | 'last_day'>
export const overlaps = (a: Days, b: Days) =>
  (a.first_day ?? EVER.first) <= (b.last_day ?? EVER.last) &&
  (b.first_day ?? EVER.first) <= (a.last_day ?? EVER.last)

/** The faults of entries of a locked item, in one statement for any number of them. Several loans of a person may overlap. */
export async function entryFaults(
  tx: Tx,
  item: StoredItem,
  entries: readonly EntryDays[],
): Promise<EntryFault[]> {
  const ids = [...new Set(entries.map(({ employee_id }) => employee_id))]
  const rows = await tx.query(FactRow, FACTS, [tx.companyId, ids, item.id])
  const people = new Map(rows.map((row) => [row.id, row]))
  const known = new Map(rows.map((row) => [row.id, [...row.entries] as (Days & { id?: number })[]]))
  return entries.flatMap((entry, at): EntryFault[] => {
    const person = people.get(entry.employee_id)
    if (!person) return [{ at, field: 'employee_id', text: UNKNOWN }]
    const first = entry.first_day ?? item.first_day
    if (person.end_date !== null && person.end_date < first) return [{ at, field: 'employee_id', text: LEFT }]
    const amount = entry.amount === null ? null : amountFault(item, entry.amount)
    if (amount) return [{ at, field: 'amount', text: amount.text }]
    if (!overlaps(entry, item)) return [{ at, field: 'first_month', text: OUTSIDE }]
    const others = known.get(entry.employee_id) ?? []
    const isTaken = others.some((other) => (!other.id || other.id !== entry.id) && overlaps(other, entry))
    if (isTaken && item.frequency !== 'instalments') return [{ at, field: 'first_month', text: OVERLAPS }]
    others.push(entry)
    return []
  })
}
