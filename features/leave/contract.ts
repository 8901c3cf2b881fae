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
  /** Person and time of the last decision; null before any decision. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  version: z.int(),
})
export type Leave = z.infer<typeof Leave>

/** A reason to check the leave before it is entered; it does not prevent the leave. */
export const LeaveWarning = z.object({
  code: z.enum([
    'leave_overlaps',
    'leave_without_shift',
    'leave_outside_employment',
    'leave_too_early',
    'leave_on_other_dates',
    'leave_beyond_balance',
  ]),
  /** The first day concerned; for `leave_too_early` the first day on which the leave can be taken. */
  date: IsoDate,
  /** Days of this leave that are left in the year, including halves; with `leave_beyond_balance`. */
  left: z.number().optional(),
})
export type LeaveWarning = z.infer<typeof LeaveWarning>

const permission = { anyOf: ['view-e-leave'], side: 'company' } as const

export const listLeave = defineRoute({
  method: 'GET',
  path: '/e-leave',
  summary: 'List the leave of the company; `from` and `to` select leave that overlaps these days.',
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
  summary: 'List the leave types of the company, by name.',
  access: permission,
  answer: dataAnswer(z.array(LeaveType)),
})

/** An employee's balance of a leave type in the calendar year of a day. Days, including halves; null means unlimited. */
export const LeaveBalance = z.object({
  /** The first day on which this leave can be taken. */
  usable_from: IsoDate,
  earned: z.number().nullable(),
  used: z.number(),
  left: z.number().nullable(),
  /** The leave can only be taken from `first_date` to `last_date`. */
  by_date: z.boolean(),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
})
export type LeaveBalance = z.infer<typeof LeaveBalance>

export const showLeaveBalance = defineRoute({
  method: 'GET',
  path: '/e-leave/balance',
  summary:
    "Show an employee's earned, used and remaining days of a leave type on a day, for its calendar year.",
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
  /** The user has seen the warnings and enters the leave anyway. */
  confirmed: z.boolean().default(false),
})
export type LeaveInput = z.infer<typeof LeaveInput>

export const enterLeave = defineRoute({
  method: 'POST',
  path: '/e-leave',
  summary:
    'Enter approved leave for an employee. If there are warnings and `confirmed` is missing, nothing is stored and `leave` is null.',
  access: changing(permission, 'approve-leave'),
  body: LeaveInput,
  answer: dataAnswer(z.object({ leave: Leave.nullable(), warnings: z.array(LeaveWarning) })),
  errors: ['invalid_input', 'duplicate', 'not_found'],
})
