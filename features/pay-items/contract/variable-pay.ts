import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, ListMeta, listQuery, severalIds } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Kip, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { PAY_ITEM_ACCESS, PAY_ITEM_CHANGE, PayItemKind, PayMonth } from './items.ts'

/** The amount of one person for one item in one month. */
export const VariableCell = z.object({ item_id: Id, amount: Kip, is_paid: z.boolean(), version: Version })

export const VariableRow = z.object({
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  cells: z.array(VariableCell),
})
export type VariableRow = z.infer<typeof VariableRow>

/** An item that is paid once for each entry, in kip. */
export const VariableItem = z.object({ id: Id, name: z.string(), kind: PayItemKind, total: Kip })
export type VariableItem = z.infer<typeof VariableItem>

export const LockedMonth = z.object({
  id: Id,
  title: z.string(),
  status: z.string(),
  /** The first month without an approved or paid run, 'YYYY-MM'. */
  next_month: z.string(),
})
export type LockedMonth = z.infer<typeof LockedMonth>

export const listVariablePay = defineRoute({
  method: 'GET',
  path: '/payrolls-item/variable-pay',
  summary:
    'List the employees of a month with their amounts for the items that are paid once for each entry.',
  access: PAY_ITEM_ACCESS,
  query: listQuery(['emp_number', 'employee_name'], {
    month: PayMonth,
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: z.object({
    data: z.array(VariableRow),
    meta: ListMeta,
    /** With the sums of all people of the month. */
    items: z.array(VariableItem),
    /** The approved or paid run of this month: its amounts can no longer be entered. */
    locked: LockedMonth.nullable(),
  }),
})

/** Most amounts of one save: ten for each of 1,000 people. */
export const MAX_VARIABLE_CELLS = 10_000

export const VariableChange = z.object({
  emp_number: requiredLineText(50),
  item_id: Id,
  /** Null or 0 removes the amount. */
  amount: SalaryKip.nullable(),
  /** The version that the user has seen, null if there was no amount; missing: whatever it was. */
  version: Version.nullish(),
})
export type VariableChange = z.infer<typeof VariableChange>

export const saveVariablePay = defineRoute({
  method: 'PUT',
  path: '/payrolls-item/variable-pay',
  summary:
    'Save amounts of a month, all or none. Errors are given by row, and amounts that others have changed are named.',
  access: PAY_ITEM_CHANGE,
  body: z.object({ month: PayMonth, cells: z.array(VariableChange).min(1).max(MAX_VARIABLE_CELLS) }),
  maxBodyBytes: 1024 * 1024,
  answer: dataAnswer(z.object({ saved: z.int(), removed: z.int(), unchanged: z.int() })),
  errors: ['invalid_input', 'not_found', 'month_locked', 'cell_changed', 'pay_item_paid'],
})
