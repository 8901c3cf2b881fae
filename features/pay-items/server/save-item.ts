import { DEDUCTION_TYPES } from '#features/master-data/server/index.ts'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, handle, inCompany } from '#kit/server/handler.ts'
import {
  createPayItem,
  deletePayItem,
  endPayItem,
  type PayItemInput,
  showPayItem,
  updatePayItem,
} from '../contract.ts'
import { monthsFault } from '../domain/pay-item.ts'
import { lockItem, readItem, type StoredItem } from './stored-item.ts'

const COLUMNS = [
  'kind',
  'name',
  'deduction_type_id',
  'value_kind',
  'amount',
  'is_taxable',
  'in_sso_base',
  'is_before_calculation',
  'employer_pays',
  'applies_to_all',
  'condition_kind',
  'condition_value',
  'frequency',
  'instalments',
  'by_months',
  'first_day',
  'last_day',
]

const ADD = `
  insert into payroll_item_rule (company_id, ${COLUMNS.join(', ')})
  select $1, ${COLUMNS.map((name) => `w.${name}`).join(', ')} from json_populate_record(null::payroll_item_rule, $2) w
  on conflict (company_id, id) do nothing returning id`

const UPDATE = `
  update payroll_item_rule r set version = r.version + 1, ${COLUMNS.map((name) => `${name} = w.${name}`).join(', ')}
  from json_populate_record(null::payroll_item_rule, $3) w where r.company_id = $1 and r.id = $2`

const COPY_PEOPLE = `
  insert into payroll_item_employee (company_id, item_id, employee_id, amount, instalments, note)
  select distinct on (c.employee_id) $1, $2, c.employee_id, c.amount, c.instalments, c.note
  from payroll_item_employee c
  where c.company_id = $1 and c.item_id = $3 and c.deleted_at is null and (c.last_day is null or c.last_day >= $4)
  order by c.employee_id, c.id desc on conflict (company_id, id) do nothing`

type Values = Omit<PayItemInput, 'copy_people_of'>

/** The columns; fields that do not belong to the kind of item or its frequency are empty. */
function recordOf(item: Values) {
  const isIncome = item.kind === 'income'
  const { condition, first_month, last_month, ...fields } = item
  return {
    ...fields,
    amount: String(item.amount),
    deduction_type_id: isIncome ? null : item.deduction_type_id,
    is_taxable: isIncome ? item.is_taxable : true,
    in_sso_base: isIncome ? item.in_sso_base : true,
    is_before_calculation: !isIncome && item.is_before_calculation,
    employer_pays: !isIncome && item.employer_pays,
    instalments: item.frequency === 'instalments' ? item.instalments : null,
    by_months: item.frequency === 'once' && item.by_months,
    condition_kind: condition?.kind ?? null,
    condition_value: condition?.value ?? null,
    first_day: firstOfMonth(first_month),
    last_day: last_month && lastOfMonth(last_month),
  }
}

const UNKNOWN: Record<Language, string> = { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' }

async function requireType(tx: Tx, { kind, deduction_type_id }: Values, language: Language): Promise<void> {
  if (kind === 'income' || deduction_type_id === null) return
  const exists = await tx.exists(
    `select from ${DEDUCTION_TYPES} t where t.company_id = $1 and t.id = $2 and t.deleted_at is null`,
    [tx.companyId, deduction_type_id],
  )
  if (!exists) throw new AppError('invalid_input', { fields: { deduction_type_id: [UNKNOWN[language]] } })
}

const ENTITY = 'payroll_item_rule'

export const showOnePayItem = handle(showPayItem, (context) =>
  inCompany(context, async (tx) => ({ data: await readItem(tx, context, context.params.item_id) })),
)

export const createOnePayItem = handle(createPayItem, (context) =>
  inCompany(context, async (tx) => {
    const { copy_people_of, ...item } = context.body
    await requireType(tx, item, context.language)
    const original = copy_people_of === null ? null : await lockItem(tx, copy_people_of)
    const record = recordOf(item)
    const { id } = await tx.one(IdRow, ADD, [tx.companyId, JSON.stringify(record)])
    if (original && !item.applies_to_all)
      await tx.execute(COPY_PEOPLE, [tx.companyId, id, original.id, record.first_day])
    const data = await readItem(tx, context, id)
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'create',
      entity: ENTITY,
      entityId: id,
      after: data,
    })
    return { data }
  }),
)

/** What approved runs have counted as paid must keep its meaning. */
function refuseOtherMeaning(stored: StoredItem, item: Values): void {
  const fields = ['kind', 'value_kind', 'frequency', 'applies_to_all'] as const
  if (stored.is_paid && fields.some((name) => stored[name] !== item[name]))
    throw new AppError('pay_item_paid')
}

/** Of people who have no total of their own, the item's total must not become less than what is paid. */
async function refuseLessThanPaid(tx: Tx, { id, frequency }: StoredItem, { amount }: Values): Promise<void> {
  if (frequency !== 'instalments') return
  const isLess = await tx.exists(
    `select from payroll_item_employee c
     where c.company_id = $1 and c.item_id = $2 and c.deleted_at is null and c.amount is null
       and (select sum(p.amount) from pay_item_payment p where p.company_id = $1 and p.entry_id = c.id) > $3`,
    [tx.companyId, id, amount],
  )
  if (isLess) throw new AppError('pay_item_paid')
}

export const updateOnePayItem = handle(updatePayItem, (context) =>
  inCompany(context, async (tx) => {
    const { version, ...item } = context.body
    const { item_id } = context.params
    const stored = await lockItem(tx, item_id, version)
    refuseOtherMeaning(stored, item)
    await refuseLessThanPaid(tx, stored, item)
    await requireType(tx, item, context.language)
    const before = await readItem(tx, context, item_id)
    await tx.execute(UPDATE, [tx.companyId, item_id, JSON.stringify(recordOf(item))])
    return { data: await noteChange(tx, context, before) }
  }),
)

async function noteChange(tx: Tx, context: Context, before: Awaited<ReturnType<typeof readItem>>) {
  const after = await readItem(tx, context, before.id)
  const change = { action: 'update', entity: ENTITY, entityId: before.id, before, after } as const
  await audit(tx, tx.companyId, actorOf(context), change)
  return after
}

export const endOnePayItem = handle(endPayItem, (context) =>
  inCompany(context, async (tx) => {
    const { item_id } = context.params
    const { version, last_month } = context.body
    const stored = await lockItem(tx, item_id, version)
    const fault = monthsFault(stored.first_day.slice(0, 7), last_month)
    if (fault) throw new AppError('invalid_input', { fields: { last_month: [fault.text[context.language]] } })
    const before = await readItem(tx, context, item_id)
    await tx.execute(
      'update payroll_item_rule set last_day = $3, version = version + 1 where company_id = $1 and id = $2',
      [tx.companyId, item_id, lastOfMonth(last_month)],
    )
    return { data: await noteChange(tx, context, before) }
  }),
)

export const deleteOnePayItem = handle(deletePayItem, (context) =>
  inCompany(context, async (tx) => {
    const { item_id } = context.params
    const stored = await lockItem(tx, item_id)
    if (stored.is_paid) throw new AppError('pay_item_paid')
    const before = await readItem(tx, context, item_id)
    await tx.execute(
      'update payroll_item_rule set deleted_at = now(), version = version + 1 where company_id = $1 and id = $2',
      [tx.companyId, item_id],
    )
    await audit(tx, tx.companyId, actorOf(context), {
      action: 'delete',
      entity: ENTITY,
      entityId: item_id,
      before,
    })
    return { data: { deleted: true as const } }
  }),
)
