import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'

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
  code: z.enum(['leave_overlaps', 'leave_without_shift', 'leave_outside_employment']),
  /** The first day that it is about. */
  date: IsoDate,
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
})

export const listLeaveTypes = defineRoute({
  method: 'GET',
  path: '/leave-type',
  summary: 'List the kinds of leave of the company, by name.',
  access: permission,
  answer: dataAnswer(z.array(LeaveType)),
})

export const LeaveInput = z.object({
  employee_id: Id,
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  detail: z.string().trim().max(1000).default(''),
  /** The person has seen the warnings and wants the leave all the same. */
  confirmed: z.boolean().default(false),
})
export type LeaveInput = z.infer<typeof LeaveInput>

export const enterLeave = defineRoute({
  method: 'POST',
  path: '/e-leave',
  summary:
    'Enter leave for an employee as approved. With warnings and without `confirmed` nothing is stored and `leave` is null.',
  access: permission,
  body: LeaveInput,
  answer: dataAnswer(z.object({ leave: Leave.nullable(), warnings: z.array(LeaveWarning) })),
  errors: ['invalid_input', 'duplicate', 'not_found'],
})
