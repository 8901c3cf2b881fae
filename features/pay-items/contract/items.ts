import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoMonth, MAX_SALARY, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { FREQUENCIES, itemFaults } from '../domain/pay-item.ts'

export const PAY_ITEM_ACCESS = { anyOf: ['view-payroll'], side: 'company' } as const
export const PAY_ITEM_CHANGE = changing(PAY_ITEM_ACCESS, 'edit-pay-item')

/** A calendar month, 'YYYY-MM'. */
export const PayMonth = IsoMonth

export const PayItemKind = z.enum(['income', 'deduction'])
export const PayItemFrequency = z.enum(FREQUENCIES)
export const PayItemState = z.enum(['current', 'upcoming', 'ended'])
const ValueKind = z.enum(['money', 'percent'])
const Condition = z.object({
  kind: z.enum(['base_at_least', 'base_at_most', 'years_at_least']),
  /** Kip, or full years of service. */
  value: z.int().min(0).max(MAX_SALARY),
})

/** Kip, or per cent of the base salary. */
export const PayAmount = z.number().min(0).max(MAX_SALARY).multipleOf(0.01)

const itemFields = {
  kind: PayItemKind,
  name: requiredLineText(100),
  /** An entry of the company's list of kinds of deductions; ignored for incomes. */
  deduction_type_id: Id.nullable().default(null),
  value_kind: ValueKind,
  /** Kip or per cent; of an item in instalments, the total. Entries of people can have another amount. */
  amount: PayAmount,
  /** Of incomes. */
  is_taxable: z.boolean().default(true),
  in_sso_base: z.boolean().default(true),
  /** Of deductions: deducted before social security and tax. */
  is_before_calculation: z.boolean().default(false),
  employer_pays: z.boolean().default(false),
  applies_to_all: z.boolean(),
  condition: Condition.nullable().default(null),
  frequency: PayItemFrequency,
  /** Only in instalments: their number. */
  instalments: z.int().min(1).max(120).nullable().default(null),
  /** Only once: × the full months of service in the year of the run ÷ 12, like a 13th month. */
  by_months: z.boolean().default(false),
  first_month: PayMonth,
  last_month: PayMonth.nullable().default(null),
}

export const PayItem = z.object({
  ...itemFields,
  id: Id,
  name: z.string(),
  deduction_type_id: Id.nullable(),
  deduction_type: z.string().nullable(),
  amount: z.number(),
  is_taxable: z.boolean(),
  in_sso_base: z.boolean(),
  is_before_calculation: z.boolean(),
  employer_pays: z.boolean(),
  condition: Condition.nullable(),
  instalments: z.int().nullable(),
  by_months: z.boolean(),
  first_month: z.string(),
  last_month: z.string().nullable(),
  state: PayItemState,
  /** Entries of people that are not over. */
  people: z.int(),
  /** An approved run has paid it: kind, frequency and deletion are fixed. */
  is_paid: z.boolean(),
  version: Version,
})
export type PayItem = z.infer<typeof PayItem>

function checkItem(item: unknown, context: z.RefinementCtx) {
  const parsed = z.object(itemFields).safeParse(item)
  // Bad values have their own messages.
  if (!parsed.success) return
  for (const { field, text } of itemFaults(parsed.data))
    context.addIssue({ code: 'custom', path: [field], params: text })
}

export const PayItemInput = z
  .object({
    ...itemFields,
    /** A copy: the people of this item get the new one too, with the same amounts. */
    copy_people_of: Id.nullable().default(null),
  })
  .superRefine(checkItem)
export type PayItemInput = z.infer<typeof PayItemInput>

export const PayItemChange = z.object({ ...itemFields, version: Version }).superRefine(checkItem)

export const payItemParams = z.object({ item_id: IdParam })

export const listPayItems = defineRoute({
  method: 'GET',
  path: '/payrolls-item/items',
  summary: 'List the other incomes and deductions of the company, those of now first.',
  access: PAY_ITEM_ACCESS,
  query: listQuery(['name', 'kind', 'amount', 'frequency', 'first_month', 'last_month', 'people'], {
    kind: severalOf(PayItemKind).optional(),
    frequency: severalOf(PayItemFrequency).optional(),
    state: severalOf(PayItemState).optional(),
  }),
  answer: listAnswer(PayItem),
  list: { excel: true, entity: 'payroll_item_rule' },
})

export const showPayItem = defineRoute({
  method: 'GET',
  path: '/payrolls-item/items/:item_id',
  summary: 'Show one other income or deduction.',
  access: PAY_ITEM_ACCESS,
  params: payItemParams,
  answer: dataAnswer(PayItem),
})

export const createPayItem = defineRoute({
  method: 'POST',
  path: '/payrolls-item/items',
  summary: 'Add an other income or deduction; with `copy_people_of`, for the people of that item.',
  access: PAY_ITEM_CHANGE,
  body: PayItemInput,
  answer: dataAnswer(PayItem),
  errors: ['not_found'],
})

export const updatePayItem = defineRoute({
  method: 'PUT',
  path: '/payrolls-item/items/:item_id',
  summary:
    'Change an other income or deduction. Approved runs keep what they paid; open runs have to be calculated again.',
  access: PAY_ITEM_CHANGE,
  params: payItemParams,
  body: PayItemChange,
  answer: dataAnswer(PayItem),
  errors: ['not_found', 'stale_version', 'pay_item_paid'],
})

export const endPayItem = defineRoute({
  method: 'POST',
  path: '/payrolls-item/items/:item_id/end',
  summary: 'End an other income or deduction after a month.',
  access: PAY_ITEM_CHANGE,
  params: payItemParams,
  body: z.object({ version: Version, last_month: PayMonth }),
  answer: dataAnswer(PayItem),
  errors: ['invalid_input', 'not_found', 'stale_version'],
})

export const deletePayItem = defineRoute({
  method: 'DELETE',
  path: '/payrolls-item/items/:item_id',
  summary: 'Delete an other income or deduction of which no approved run has paid a part.',
  access: PAY_ITEM_CHANGE,
  params: payItemParams,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['not_found', 'pay_item_paid'],
})
