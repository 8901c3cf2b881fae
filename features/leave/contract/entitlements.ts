import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, listAnswer, listQuery, severalIds } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { DAY_UNITS } from '../domain/ledger/entries.ts'
import { LeaveBalance } from './leave.ts'

export const viewEntitlements = { anyOf: ['view-employee-holiday'], side: 'company' } as const

/** What an employee has of one leave type. */
export const Entitlement = LeaveBalance.omit({ by_date: true, first_date: true, last_date: true }).extend({
  /** The employee. */
  id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  leave_type_id: Id,
  leave_type: z.string(),
  /** Days of the year that are asked for and not decided; they are in `used`. */
  pending: z.number(),
})
export type Entitlement = z.infer<typeof Entitlement>

export const listEntitlements = defineRoute({
  method: 'GET',
  path: '/leave-entitlement',
  summary:
    'List what employees have of a leave type on a day, by default of annual leave today; the days are of its calendar year.',
  access: viewEntitlements,
  query: listQuery(['emp_number', 'employee_name'], {
    leave_type_id: IdParam.optional(),
    on: IsoDate.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(Entitlement),
  list: { excel: true, ids: true, entity: 'leave_entry' },
})

export const listEntitledTypes = defineRoute({
  method: 'GET',
  path: '/leave-entitlement/type',
  summary: 'List the leave types with a number of days, the usual one first.',
  access: viewEntitlements,
  answer: dataAnswer(z.array(z.object({ id: Id, name: z.string(), may_encash: z.boolean() }))),
})

/** At most this many employees get an entry at once. */
export const MAX_ENTRY_EMPLOYEES = 500

export const LeaveEntryInput = z
  .object({
    employee_ids: z.array(Id).min(1).max(MAX_ENTRY_EMPLOYEES),
    leave_type_id: Id,
    /** `opening`: brought forward from before Champa; `adjust`: given or taken away; `encash`: paid with the next payroll run. */
    kind: z.enum(['opening', 'adjust', 'encash']),
    /** Days with halves; below zero they are taken away. Days that are paid are below zero, and can have other parts. */
    days: z
      .number()
      .min(-366)
      .max(366)
      .refine((days) => days !== 0),
    /** From when they count; in this year or the next one. */
    from_day: IsoDate,
    /** The last day to take them; null: like the other leave of the year. Of days that are taken away it is not asked. */
    expires_on: IsoDate.nullable().default(null),
    /** Why; the employee sees it in the statement. */
    note: requiredLineText(500),
  })
  .superRefine(({ kind, days }, issues) => {
    const fault = (la: string, en: string) =>
      issues.addIssue({ code: 'custom', path: ['days'], params: ownText(la, en) })
    if (kind !== 'encash') {
      if (!Number.isInteger(days * 2)) fault('ໃສ່ເປັນມື້ ຫຼື ເຄິ່ງມື້', 'Enter whole or half days')
    } else if (days > 0) fault('ຈຳນວນມື້ທີ່ຈ່າຍຕ້ອງຕິດລົບ', 'Days that are paid must be below zero')
    else if (Math.abs(days * DAY_UNITS - Math.round(days * DAY_UNITS)) > 1e-6 || days > -1 / DAY_UNITS)
      fault('ສ່ວນຂອງມື້ນ້ອຍເກີນໄປ', 'The part of a day is too small')
  })
export type LeaveEntryInput = z.infer<typeof LeaveEntryInput>

export const addLeaveEntry = defineRoute({
  method: 'POST',
  path: '/leave-entry',
  summary:
    'Add days of leave to employees, or take them away. Entries stay; a mistake is put right by another one.',
  access: changing(viewEntitlements, 'approve-leave'),
  body: LeaveEntryInput,
  answer: dataAnswer(z.object({ stored: z.int() })),
  errors: ['invalid_input', 'not_found', 'own_request'],
})

export const takeBackLeaveEntry = defineRoute({
  method: 'POST',
  path: '/leave-entry/:leave_cash_id/take-back',
  summary: 'Take back that unused days are paid, until an approved payroll run has paid them.',
  access: changing(viewEntitlements, 'approve-leave'),
  params: z.object({ leave_cash_id: IdParam }),
  body: z.object({ reason: requiredLineText(500) }),
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['invalid_input', 'not_found', 'own_request', 'leave_cash_closed'],
})
