import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, Instant, IsoDate, Minutes } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'

export const OvertimeStatus = z.enum(['pending', 'approved', 'success', 'rejected'])
export type OvertimeStatus = z.infer<typeof OvertimeStatus>

export const Overtime = z.object({
  id: Id,
  employee_id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  department: z.string().nullable(),
  work_date: IsoDate,
  from_time: ClockTime,
  /** At or before `from_time`: on the next day. */
  to_time: ClockTime,
  /** Length of the span asked for; what is paid follows from the scans. */
  minutes: Minutes,
  remark: z.string(),
  status: OvertimeStatus,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  version: z.int(),
})
export type Overtime = z.infer<typeof Overtime>

/** Overtime beyond a limit of the law is possible and paid, but it is said. */
export const OvertimeWarning = z.object({
  code: z.enum([
    'overtime_day_limit',
    'overtime_month_limit',
    'overtime_overlaps',
    'overtime_outside_employment',
  ]),
  /** The day, or the first of the month, that it is about. */
  date: IsoDate,
  /** Minutes of that day or month with this span, and the limit; null where none is meant. */
  minutes: Minutes.nullable(),
  limit: Minutes.nullable(),
})
export type OvertimeWarning = z.infer<typeof OvertimeWarning>

export const listOvertime = defineRoute({
  method: 'GET',
  path: '/employee/ot/list',
  summary: 'List the overtime of the company, asked for and approved.',
  access: { anyOf: ['view-overtime', 'view-request-ot'], side: 'company' },
  query: listQuery(['work_date', 'emp_number', 'employee_name', 'minutes', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: OvertimeStatus.optional(),
    employee_id: IdParam.optional(),
    department_id: IdParam.optional(),
    branch_id: IdParam.optional(),
  }),
  answer: listAnswer(Overtime).extend({
    /** Minutes of all spans that the filter finds, not of this page alone. */
    totals: z.object({ minutes: Minutes, employees: z.int() }),
  }),
  list: { excel: true, ids: true, entity: 'overtime_request' },
})

export const OvertimeInput = z.object({
  employee_id: Id,
  work_date: IsoDate,
  from_time: ClockTime,
  to_time: ClockTime,
  remark: longText(1000).default(''),
  /** The person has seen the warnings and wants the overtime all the same. */
  confirmed: z.boolean().default(false),
})
export type OvertimeInput = z.infer<typeof OvertimeInput>

export const enterOvertime = defineRoute({
  method: 'POST',
  path: '/employee/ot',
  summary:
    'Enter overtime for an employee as approved. With warnings and without `confirmed` nothing is stored and `overtime` is null.',
  access: changing({ anyOf: ['view-request-ot'], side: 'company' }, 'approve-overtime'),
  body: OvertimeInput,
  answer: dataAnswer(z.object({ overtime: Overtime.nullable(), warnings: z.array(OvertimeWarning) })),
  errors: ['invalid_input', 'duplicate', 'not_found'],
})
