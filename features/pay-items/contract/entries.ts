import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Kip, MAX_SALARY, Version } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { monthsFault } from '../domain/pay-item.ts'
import { PAY_ITEM_ACCESS, PAY_ITEM_CHANGE, PayAmount, PayMonth, payItemParams } from './items.ts'

/** What an approved run has paid of an entry. */
export const EntryPayment = z.object({
  run_id: Id,
  run_title: z.string(),
  run_last_day: IsoDate,
  amount: Kip,
})

/** What a month takes of a total in instalments. */
const MonthAmount = z.object({ month: PayMonth, amount: Kip })

export const PayItemEntry = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  /** Null: the amount of the item. Kip or per cent; of an item in instalments, the total. */
  amount: z.number().nullable(),
  instalments: z.int().nullable(),
  first_month: z.string().nullable(),
  last_month: z.string().nullable(),
  note: z.string(),
  /** Kip that approved runs have paid; always 0 for an item of every month, whose payments are not counted. */
  paid: Kip,
  /** Kip of the total that are not paid; null unless it is paid in instalments. */
  left: Kip.nullable(),
  /** Of an entry in instalments: months with another amount than the usual instalment. */
  month_amounts: z.array(MonthAmount),
  payments: z.array(EntryPayment),
  /** `done`: paid completely, or its last month is over. */
  state: z.enum(['current', 'upcoming', 'done']),
  version: Version,
})
export type PayItemEntry = z.infer<typeof PayItemEntry>

const entryFields = {
  amount: PayAmount.nullable().default(null),
  instalments: z.int().min(1).max(120).nullable().default(null),
  /** Null: as the item. */
  first_month: PayMonth.nullable().default(null),
  last_month: PayMonth.nullable().default(null),
  note: lineText(200).default(''),
}

const Months = z.object({ first_month: z.string().nullish(), last_month: z.string().nullish() })
function checkMonths(entry: unknown, context: z.RefinementCtx) {
  const { success, data } = Months.safeParse(entry)
  const fault = success ? monthsFault(data.first_month, data.last_month) : null
  if (fault) context.addIssue({ code: 'custom', path: ['last_month'], params: fault })
}

export const NewEntry = z.object({ employee_id: Id, ...entryFields }).superRefine(checkMonths)
export type NewEntry = z.infer<typeof NewEntry>
export const EntryChange = z
  .object({
    ...entryFields,
    /** The amount of one month of an entry in instalments, in kip; null: the usual instalment. Later months take the rest. */
    month_amount: z
      .object({ month: PayMonth, amount: z.int().min(0).max(MAX_SALARY).nullable() })
      .nullable()
      .optional(),
    version: Version,
  })
  .superRefine(checkMonths)
export type EntryChange = z.infer<typeof EntryChange>

const entryParams = payItemParams.extend({ entry_id: IdParam })

export const listPayItemEntries = defineRoute({
  method: 'GET',
  path: '/payrolls-item/items/:item_id/people',
  summary: 'List the people of an other income or deduction with their amounts and what was paid.',
  access: PAY_ITEM_ACCESS,
  params: payItemParams,
  query: listQuery(['emp_number', 'employee_name', 'amount', 'first_month', 'paid']),
  answer: listAnswer(PayItemEntry).extend({
    /** Of all matching entries: totals of instalments, what was paid and what is left; kip. */
    totals: z.object({ paid: Kip, left: Kip }),
  }),
  list: { excel: true, entity: 'payroll_item_employee' },
})

/** Most people of one request. */
export const MAX_NEW_ENTRIES = 2000

export const addPayItemEntries = defineRoute({
  method: 'POST',
  path: '/payrolls-item/items/:item_id/people',
  summary: 'Give an other income or deduction to people, all or none; errors are given by row.',
  access: PAY_ITEM_CHANGE,
  params: payItemParams,
  body: z.object({ entries: z.array(NewEntry).min(1).max(MAX_NEW_ENTRIES) }),
  maxBodyBytes: 1024 * 1024,
  answer: dataAnswer(z.object({ added: z.int() })),
  errors: ['invalid_input', 'not_found', 'pay_item_for_all'],
})

export const updatePayItemEntry = defineRoute({
  method: 'PUT',
  path: '/payrolls-item/items/:item_id/people/:entry_id',
  summary: "Change one person's amount or months, or what one month takes of a total in instalments.",
  access: PAY_ITEM_CHANGE,
  params: entryParams,
  body: EntryChange,
  answer: dataAnswer(PayItemEntry),
  errors: ['invalid_input', 'not_found', 'stale_version', 'pay_item_paid'],
})

export const deletePayItemEntry = defineRoute({
  method: 'DELETE',
  path: '/payrolls-item/items/:item_id/people/:entry_id',
  summary: 'Take an other income or deduction away from a person, if no approved run has paid a part of it.',
  access: PAY_ITEM_CHANGE,
  params: entryParams,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['not_found', 'pay_item_paid'],
})
