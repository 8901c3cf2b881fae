import { z } from 'zod'
import { monthOf } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Kip, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle, inCompany } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  addPayItemEntries,
  deletePayItemEntry,
  type EntryChange,
  listPayItemEntries,
  type PayItemEntry,
  updatePayItemEntry,
} from '../contract.ts'
import { type EntryDays, type EntryFault, entryFaults, OUTSIDE, overlaps } from './entry-faults.ts'
import { payItemEntryList } from './list-entries.ts'
import { daysOfMonths } from './month-sql.ts'
import { lockItem, type StoredItem } from './stored-item.ts'

const ENTITY = 'payroll_item_employee'

const ADD = `
  insert into payroll_item_employee (company_id, item_id, employee_id, amount, instalments, first_day, last_day, note)
  select $1, $2, n.employee_id, n.amount, n.instalments, n.first_day, n.last_day, n.note
  from unnest($3::bigint[], $4::numeric[], $5::int[], $6::date[], $7::date[], $8::text[])
    as n(employee_id, amount, instalments, first_day, last_day, note)
  on conflict (company_id, id) do nothing returning id`

/** Errors at the rows: `entries.3.amount`. */
function refuse(
  faults: readonly EntryFault[],
  { language }: Pick<Context, 'language'>,
  prefix: string,
): void {
  if (faults.length === 0) return
  const fields = faults.map(({ at, field, text }) => [
    prefix === '' ? field : `${prefix}.${at}.${field}`,
    [text[language]],
  ])
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) })
}

/** Only an item in instalments has their number. */
const instalmentsOf = ({ frequency }: StoredItem, instalments: number | null) =>
  frequency === 'instalments' ? instalments : null

export const addEntries = handle(addPayItemEntries, (context) =>
  inCompany(context, async (tx) => {
    const item = await lockItem(tx, context.params.item_id)
    if (item.applies_to_all) throw new AppError('pay_item_for_all')
    const entries = context.body.entries.map((entry) => ({ ...entry, ...daysOfMonths(entry) }))
    refuse(await entryFaults(tx, item, entries), context, 'entries')
    await tx.query(IdRow, ADD, [
      tx.companyId,
      item.id,
      entries.map(({ employee_id }) => employee_id),
      entries.map(({ amount }) => amount),
      entries.map(({ instalments }) => instalmentsOf(item, instalments)),
      entries.map(({ first_day }) => first_day),
      entries.map(({ last_day }) => last_day),
      entries.map(({ note }) => note),
    ])
    const after = { item_id: item.id, entries: context.body.entries }
    await audit(tx, tx.companyId, actorOf(context), { action: 'create', entity: ENTITY, after })
    return { data: { added: entries.length } }
  }),
)

const StoredEntry = z.object({ id: Id, employee_id: Id, paid: Kip, version: Version })

/** The entry of the locked item; throws `not_found`, and `stale_version` if `version` is another one. */
async function storedEntry(tx: Tx, item: StoredItem, id: number, version?: number) {
  const entry = await tx.maybeOne(
    StoredEntry,
    `select c.id, c.employee_id, c.version,
       coalesce((select sum(p.amount) from pay_item_payment p where p.company_id = $1 and p.entry_id = c.id), 0)::bigint as paid
     from payroll_item_employee c where c.company_id = $1 and c.item_id = $2 and c.id = $3 and c.deleted_at is null`,
    [tx.companyId, item.id, id],
  )
  if (!entry) throw new AppError('not_found')
  if (version !== undefined && entry.version !== version) throw new AppError('stale_version')
  return entry
}

function readEntry(tx: Tx, context: Context, id: number): Promise<PayItemEntry> {
  // The list reads the item's id from the path.
  return requireListRow(tx, listPayItemEntries, payItemEntryList, context, [id])
}

type MonthAmount = NonNullable<EntryChange['month_amount']>

interface MonthChange {
  item: StoredItem
  entry: EntryDays
  change: MonthAmount
  left: number
}

/** A month takes at most what is left, only of a total in instalments, and only while the entry is in force. */
function monthAmountFault({ item, entry, change, left }: MonthChange) {
  if (change.amount === null) return null
  if (item.frequency !== 'instalments') return { field: 'amount', text: NO_INSTALMENTS }
  const days = daysOfMonths({ first_month: change.month, last_month: change.month })
  if (!overlaps(days, item) || !overlaps(days, entry)) return { field: 'month', text: OUTSIDE }
  return change.amount <= left
    ? null
    : { field: 'amount', text: MORE_THAN_LEFT(left.toLocaleString('en-US')) }
}

/** Throws `invalid_input`, and `pay_item_paid` for a month in which an approved run has taken its part. */
function refuseMonthAmount(
  change: MonthChange,
  payments: PayItemEntry['payments'],
  { language }: Pick<Context, 'language'>,
): void {
  const fault = monthAmountFault(change)
  if (fault)
    throw new AppError('invalid_input', {
      fields: { [`month_amount.${fault.field}`]: [fault.text[language]] },
    })
  if (payments.some(({ run_last_day }) => monthOf(run_last_day) === change.change.month))
    throw new AppError('pay_item_paid')
}

const MORE_THAN_LEFT = (left: string) => ({
  la: `ຫຼາຍກວ່າຍອດທີ່ຍັງເຫຼືອ ${left} ກີບ`,
  en: `More than what is left: ${left} kip`,
})
const NO_INSTALMENTS = { la: 'ລາຍການນີ້ບໍ່ໄດ້ແບ່ງເປັນງວດ', en: 'This item is not paid in instalments' }

/** The amounts of months with that of one month in place of its earlier one, by month. */
function withMonthAmount(
  amounts: PayItemEntry['month_amounts'],
  change: EntryChange['month_amount'],
): PayItemEntry['month_amounts'] {
  if (!change) return amounts
  const { month, amount } = change
  const others = amounts.filter((one) => one.month !== month)
  return [...others, ...(amount === null ? [] : [{ month, amount }])].sort((a, b) =>
    a.month < b.month ? -1 : 1,
  )
}

export const updateOneEntry = handle(updatePayItemEntry, (context) =>
  inCompany(context, async (tx) => {
    const { item_id, entry_id } = context.params
    const { version, month_amount, ...values } = context.body
    const item = await lockItem(tx, item_id)
    const stored = await storedEntry(tx, item, entry_id, version)
    const before = await readEntry(tx, context, entry_id)
    const entry = { ...values, ...daysOfMonths(values), id: entry_id, employee_id: stored.employee_id }
    refuse(await entryFaults(tx, item, [entry]), context, '')
    // What is paid stays paid: a total is at least that, and what was paid once does not change.
    const total = entry.amount ?? item.amount
    const isOtherAmount = item.frequency === 'once' && values.amount !== before.amount
    if (stored.paid > 0 && (isOtherAmount || (item.frequency === 'instalments' && total < stored.paid)))
      throw new AppError('pay_item_paid')
    if (month_amount)
      refuseMonthAmount(
        { item, entry, change: month_amount, left: total - stored.paid },
        before.payments,
        context,
      )
    await tx.execute(
      `update payroll_item_employee set amount = $3, instalments = $4, first_day = $5, last_day = $6, note = $7, month_amounts = $8,
         version = version + 1
       where company_id = $1 and id = $2`,
      [
        ...[tx.companyId, entry_id, entry.amount, instalmentsOf(item, entry.instalments)],
        ...[entry.first_day, entry.last_day, entry.note],
        JSON.stringify(withMonthAmount(before.month_amounts, month_amount)),
      ],
    )
    const after = await readEntry(tx, context, entry_id)
    const change = { action: 'update', entity: ENTITY, entityId: entry_id, before, after } as const
    await audit(tx, tx.companyId, actorOf(context), change)
    return { data: after }
  }),
)

export const deleteOneEntry = handle(deletePayItemEntry, (context) =>
  inCompany(context, async (tx) => {
    const { item_id, entry_id } = context.params
    const item = await lockItem(tx, item_id)
    const { paid } = await storedEntry(tx, item, entry_id)
    if (paid > 0) throw new AppError('pay_item_paid')
    const before = await readEntry(tx, context, entry_id)
    await tx.execute(
      'update payroll_item_employee set deleted_at = now(), version = version + 1 where company_id = $1 and id = $2',
      [tx.companyId, entry_id],
    )
    const change = { action: 'delete', entity: ENTITY, entityId: entry_id, before } as const
    await audit(tx, tx.companyId, actorOf(context), change)
    return { data: { deleted: true as const } }
  }),
)
