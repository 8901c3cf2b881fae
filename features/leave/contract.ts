import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'

export const LeavePart = z.enum(['full', 'morning', 'afternoon'])
export type LeavePart = z.infer<typeof LeavePart>
export const LeaveStatus = z.enum(['pending', 'approved', 'success', 'rejected'])
export type LeaveStatus = z.infer<typeof LeaveStatus>

export const LeaveType = z.object({ id: Id, name: z.string(), is_paid: z.boolean() })
export type LeaveType = z.infer<typeof LeaveType>

export const Leave = z.object({
  id: Id,
  employee_id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  department: z.string().nullable(),
  leave_type_id: Id,
  leave_type: z.string(),
  is_paid: z.boolean(),
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  status: LeaveStatus,
  detail: z.string(),
  /** Who decided last, and when; null while nobody has. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  version: z.int(),
})
export type Leave = z.infer<typeof Leave>

/** What a person should look at before the leave is entered; the leave is possible all the same. */
export const LeaveWarning = z.object({
  code: z.enum([
    'leave_overlaps',
    'leave_without_shift',
    'leave_outside_employment',
    'leave_too_early',
    'leave_on_other_dates',
    'leave_beyond_balance',
  ]),
  /** The first day that it is about; of `leave_too_early` the first on which it may be taken. */
  date: IsoDate,
  /** Days, halves too, that are left of this leave in the year; with `leave_beyond_balance`. */
  left: z.number().optional(),
})
export type LeaveWarning = z.infer<typeof LeaveWarning>

const permission = { anyOf: ['view-e-leave'], side: 'company' } as const

export const listLeave = defineRoute({
  method: 'GET',
  path: '/e-leave',
  summary: 'List the leave of the company; `from` and `to` keep what touches these days.',
  access: permission,
  query: listQuery(['start_date', 'end_date', 'emp_number', 'employee_name', 'leave_type', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: LeaveStatus.optional(),
    part: LeavePart.optional(),
    employee_id: IdParam.optional(),
    leave_type_id: IdParam.optional(),
    department_id: IdParam.optional(),
    branch_id: IdParam.optional(),
  }),
  answer: listAnswer(Leave),
  list: { excel: true, ids: true, entity: 'leave_request' },
})

export const listLeaveTypes = defineRoute({
  method: 'GET',
  path: '/leave-type',
  summary: 'List the kinds of leave of the company, by name.',
  access: permission,
  answer: dataAnswer(z.array(LeaveType)),
})

/** What an employee has of a kind of leave in the calendar year of a day. Days, halves too; null is without a bound. */
export const LeaveBalance = z.object({
  /** The first day on which this leave may be taken. */
  usable_from: IsoDate,
  earned: z.number().nullable(),
  used: z.number(),
  left: z.number().nullable(),
  /** It may be taken from `first_date` to `last_date` only. */
  by_date: z.boolean(),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
})
export type LeaveBalance = z.infer<typeof LeaveBalance>

export const showLeaveBalance = defineRoute({
  method: 'GET',
  path: '/e-leave/balance',
  summary: 'What an employee has earned, used and left of a kind of leave on a day, in its calendar year.',
  access: permission,
  query: z.object({ employee_id: IdParam, leave_type_id: IdParam, on: IsoDate }),
  answer: dataAnswer(LeaveBalance),
})

export const LeaveInput = z.object({
  employee_id: Id,
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  detail: longText(1000).default(''),
  /** The person has seen the warnings and wants the leave all the same. */
  confirmed: z.boolean().default(false),
})
export type LeaveInput = z.infer<typeof LeaveInput>

export const enterLeave = defineRoute({
  method: 'POST',
  path: '/e-leave',
  summary:
    'Enter leave for an employee as approved. With warnings and without `confirmed` nothing is stored and `leave` is null.',
  access: changing(permission, 'approve-leave'),
  body: LeaveInput,
  answer: dataAnswer(z.object({ leave: Leave.nullable(), warnings: z.array(LeaveWarning) })),
  errors: ['invalid_input', 'duplicate', 'not_found'],
})
