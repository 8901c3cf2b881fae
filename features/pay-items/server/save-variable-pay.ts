import { z } from 'zod'
import { employeeIdsByNumber } from '#features/employees/server/index.ts'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import { Id, Kip, type Language, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { saveVariablePay, type VariableChange } from '../contract.ts'
import { entryFaults } from './entry-faults.ts'
import { lockedMonth, type ReadLockedRuns } from './locked-months.ts'
import { lockItem, type StoredItem } from './stored-item.ts'

interface Days {
  first_day: string
  last_day: string
}

const StoredCell = z.object({
  id: Id,
  item_id: Id,
  employee_id: Id,
  amount: Kip,
  version: Version,
  is_paid: z.boolean(),
})
type StoredCell = z.infer<typeof StoredCell>

const STORED = `
  select c.id, c.item_id, c.employee_id, c.amount::bigint as amount, c.version,
    exists (select from pay_item_payment p where p.company_id = $1 and p.entry_id = c.id) as is_paid
  from payroll_item_employee c
  where c.company_id = $1 and c.deleted_at is null and c.amount is not null and c.item_id = any($2) and c.employee_id = any($3)
    and c.first_day = $4 and c.last_day = $5`

/** A requested amount with its place in the request, and the stored one. */
interface Cell extends VariableChange {
  at: number
  employee_id: number
  stored: StoredCell | undefined
}

const UNKNOWN: Record<Language, string> = {
  la: 'ບໍ່ມີພະນັກງານລະຫັດນີ້',
  en: 'No employee has this number',
}
const REPEATED: Record<Language, string> = { la: 'ຊ້ຳກັບແຖວກ່ອນ', en: 'Repeats an earlier row' }

/** Saves a pasted table or single cells of a month: a fixed number of statements for each item. */
export const saveVariablePayWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(saveVariablePay, (context) =>
    inCompany(context, async (tx) => {
      const { month, cells } = context.body
      const locked = await lockedMonth(tx, readLockedRuns, month)
      if (locked) throw new AppError('month_locked', { details: { run: locked } })
      const days = { first_day: firstOfMonth(month), last_day: lastOfMonth(month) }
      const itemIds = [...new Set(cells.map(({ item_id }) => item_id))].sort((a, b) => a - b)
      const items: StoredItem[] = []
      for (const id of itemIds) items.push(await lockItem(tx, id))
      if (items.some(({ frequency, applies_to_all }) => frequency !== 'once' || applies_to_all))
        throw new AppError('not_found')
      const requested = await withStored(tx, context, cells, days)
      refuseOthersChanges(requested)
      const changed = requested.filter(({ amount, stored }) => (amount ?? 0) !== (stored?.amount ?? 0))
      if (changed.some(({ stored }) => stored?.is_paid)) throw new AppError('pay_item_paid')
      await refuseFaults(tx, context, items, changed, days)
      const counts = await store(tx, changed, days)
      if (changed.length > 0) await noteChange(tx, context, month, changed)
      return { data: { ...counts, unchanged: requested.length - changed.length } }
    }),
  )

async function withStored(
  tx: Tx,
  { language }: Pick<Context, 'language'>,
  cells: readonly VariableChange[],
  days: Days,
): Promise<Cell[]> {
  const ids = await employeeIdsByNumber(tx, [...new Set(cells.map(({ emp_number }) => emp_number))])
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  const known = cells.flatMap((cell, at) => {
    const employee_id = ids.get(cell.emp_number)
    const key = `${cell.item_id} ${cell.emp_number}`
    if (employee_id === undefined) errors[`cells.${at}.emp_number`] = [UNKNOWN[language]]
    else if (seen.has(key)) errors[`cells.${at}.emp_number`] = [REPEATED[language]]
    seen.add(key)
    return employee_id === undefined ? [] : [{ ...cell, at, employee_id }]
  })
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', { fields: errors })
  const rows = await tx.query(StoredCell, STORED, [
    tx.companyId,
    known.map(({ item_id }) => item_id),
    known.map(({ employee_id }) => employee_id),
    days.first_day,
    days.last_day,
  ])
  const stored = new Map(rows.map((row) => [`${row.item_id} ${row.employee_id}`, row]))
  return known.map((cell) => ({ ...cell, stored: stored.get(`${cell.item_id} ${cell.employee_id}`) }))
}

/** An amount that another user has changed since it was read. */
function refuseOthersChanges(cells: readonly Cell[]): void {
  const changed = cells.filter(
    ({ version, stored }) => version !== undefined && version !== (stored?.version ?? null),
  )
  if (changed.length === 0) return
  const details = changed.map(({ emp_number, item_id, stored }) => ({
    emp_number,
    item_id,
    amount: stored?.amount ?? null,
    version: stored?.version ?? null,
  }))
  throw new AppError('cell_changed', { details: { cells: details } })
}

async function refuseFaults(
  tx: Tx,
  { language }: Pick<Context, 'language'>,
  items: readonly StoredItem[],
  cells: readonly Cell[],
  days: Days,
): Promise<void> {
  const errors: FieldErrors = {}
  for (const item of items) {
    const own = cells.filter(({ item_id, amount }) => item_id === item.id && amount)
    const entries = own.map(({ employee_id, amount, stored }) => ({
      ...{ employee_id, amount, ...days },
      ...(stored && { id: stored.id }),
    }))
    for (const { at, text } of await entryFaults(tx, item, entries))
      errors[`cells.${own[at]?.at ?? 0}.emp_number`] = [text[language]]
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', { fields: errors })
}

const INSERT = `
  insert into payroll_item_employee (company_id, item_id, employee_id, amount, first_day, last_day)
  select $1, n.item_id, n.employee_id, n.amount, $2, $3 from unnest($4::bigint[], $5::bigint[], $6::numeric[])
    as n(item_id, employee_id, amount)
  on conflict (company_id, id) do nothing`
const UPDATE = `
  update payroll_item_employee c set amount = n.amount, version = c.version + 1
  from unnest($2::bigint[], $3::numeric[]) as n(id, amount) where c.company_id = $1 and c.id = n.id`
const REMOVE = `
  update payroll_item_employee set deleted_at = now(), version = version + 1 where company_id = $1 and id = any($2)`

async function store(tx: Tx, cells: readonly Cell[], days: Days) {
  const removed = cells.flatMap(({ amount, stored }) => (!amount && stored ? [stored.id] : []))
  const updated = cells.filter(({ amount, stored }) => amount && stored)
  const added = cells.filter(({ amount, stored }) => amount && !stored)
  if (added.length > 0)
    await tx.execute(INSERT, [
      ...[tx.companyId, days.first_day, days.last_day],
      added.map(({ item_id }) => item_id),
      added.map(({ employee_id }) => employee_id),
      added.map(({ amount }) => amount),
    ])
  if (updated.length > 0)
    await tx.execute(UPDATE, [
      tx.companyId,
      updated.map(({ stored }) => stored?.id),
      updated.map(({ amount }) => amount),
    ])
  if (removed.length > 0) await tx.execute(REMOVE, [tx.companyId, removed])
  return { saved: added.length + updated.length, removed: removed.length }
}

async function noteChange(tx: Tx, context: Context, month: string, cells: readonly Cell[]): Promise<void> {
  const amountsOf = (read: (cell: Cell) => number | null) => ({
    month,
    entries: cells.map((cell) => ({
      ...{ employee_id: cell.employee_id, item_id: cell.item_id },
      amount: read(cell),
    })),
  })
  await audit(tx, tx.companyId, actorOf(context), {
    action: 'update',
    entity: 'variable_pay',
    before: amountsOf(({ stored }) => stored?.amount ?? null),
    after: amountsOf(({ amount }) => amount || null),
  })
}
