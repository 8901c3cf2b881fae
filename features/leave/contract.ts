import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import {
  CancelEntryAnswer,
  CancelEntryInput,
  CopyEntryInput,
  ENTRY_BODY_BYTES,
  ENTRY_FILE,
  EntriesAnswer,
  entryAnswer,
  entryBody,
  entryFileAnswer,
  proposedRows,
} from '#features/schedules/contract/entries.ts'
import {
  CancelAnswer,
  CancelInput,
  CancelManyAnswer,
  CancelManyInput,
  LockedDays,
  RequestStatus,
  requestHistory,
} from '#features/schedules/contract/requests.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'

export const LeavePart = z.enum(['full', 'morning', 'afternoon'])
export type LeavePart = z.infer<typeof LeavePart>

export const LeaveType = z.object({ id: Id, name: z.string(), is_paid: z.boolean() })
export type LeaveType = z.infer<typeof LeaveType>

export const Leave = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  leave_type_id: Id,
  leave_type: z.string(),
  is_paid: z.boolean(),
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  status: RequestStatus,
  detail: z.string(),
  /** Person and time of the last decision; null before any decision. */
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** Why it was rejected or cancelled. */
  decision_reason: z.string(),
  version: z.int(),
})
export type Leave = z.infer<typeof Leave>

/** A reason to check the leave before it is entered; it does not prevent the leave. */
export const LeaveWarning = z
  .object({
    code: z.enum([
      'leave_overlaps',
      'leave_without_shift',
      'leave_on_holiday',
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
  .or(LockedDays)
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
    status: severalOf(RequestStatus).optional(),
    part: LeavePart.optional(),
    employee_id: IdParam.optional(),
    leave_type_id: severalIds.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
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
  query: z.object({
    employee_id: IdParam,
    leave_type_id: IdParam,
    on: IsoDate,
    /** The leave that is being edited; its days do not count as used. */
    edited_id: IdParam.optional(),
  }),
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
/** The days of a leave that is entered or changed. */
export type LeaveDays = Pick<LeaveInput, 'employee_id' | 'leave_type_id' | 'start_date' | 'end_date' | 'part'>

const EnterAnswer = dataAnswer(z.object({ leave: Leave.nullable(), warnings: z.array(LeaveWarning) }))

export const enterLeave = defineRoute({
  method: 'POST',
  path: '/e-leave',
  summary:
    'Enter approved leave for an employee. If there are warnings and `confirmed` is missing, nothing is stored and `leave` is null.',
  access: changing(permission, 'approve-leave'),
  body: LeaveInput,
  answer: EnterAnswer,
  errors: ['invalid_input', 'duplicate', 'not_found'],
})

/** What a change of a leave shows in its history. */
export const LeaveFacts = Leave.pick({
  leave_type: true,
  start_date: true,
  end_date: true,
  part: true,
  detail: true,
})
export type LeaveFacts = z.infer<typeof LeaveFacts>

export const LeaveDetail = Leave.extend({
  history: requestHistory(LeaveFacts),
  /** The dates that it takes: those with a shift that are not holidays; for maternity leave all. Null if the leave type is deleted. */
  counted_dates: z.array(IsoDate).nullable(),
})
export type LeaveDetail = z.infer<typeof LeaveDetail>

const params = z.object({ id: IdParam })

export const showLeave = defineRoute({
  method: 'GET',
  path: '/e-leave/:id',
  summary: 'Show a leave with who entered, changed and cancelled it.',
  access: permission,
  params,
  answer: dataAnswer(LeaveDetail),
})

export const updateLeave = defineRoute({
  method: 'PUT',
  path: '/e-leave/:id',
  summary:
    'Change approved leave. If there are warnings and `confirmed` is missing, nothing is stored and `leave` is null.',
  access: changing(permission, 'approve-leave'),
  params,
  body: LeaveInput.omit({ employee_id: true }).extend({ version: Version }),
  answer: EnterAnswer,
  errors: ['invalid_input', 'duplicate', 'not_found', 'stale_version', 'request_status'],
})

export const cancelLeave = defineRoute({
  method: 'POST',
  path: '/e-leave/:id/cancel',
  summary:
    'Cancel leave: it stays in the list and counts nowhere. If its days are in an approved or paid run and `confirmed` is missing, nothing is stored.',
  access: changing(permission, 'approve-leave'),
  params,
  body: CancelInput,
  answer: CancelAnswer,
  errors: ['invalid_input', 'not_found', 'stale_version', 'request_status'],
})

export const cancelLeaves = defineRoute({
  method: 'POST',
  path: '/e-leave/bulk/cancel',
  summary: 'Cancel several leaves for the same reason, with an outcome for each.',
  access: changing(permission, 'approve-leave'),
  body: CancelManyInput,
  answer: CancelManyAnswer,
})

/** A row of an entry of leave for many employees and days. */
export const LeaveRowInput = LeaveInput.omit({ confirmed: true })
export type LeaveRowInput = z.infer<typeof LeaveRowInput>

const changingLeave = changing(permission, 'approve-leave')

export const enterLeaves = defineRoute({
  method: 'POST',
  path: '/e-leave/entry',
  summary: 'Check and enter approved leave of many employees and days, with an outcome for each.',
  access: changingLeave,
  body: entryBody(LeaveRowInput),
  maxBodyBytes: ENTRY_BODY_BYTES,
  answer: entryAnswer(LeaveWarning),
  errors: ['invalid_input', 'not_found'],
})

export const listLeaveEntries = defineRoute({
  method: 'GET',
  path: '/e-leave/entry',
  summary: 'List the latest entries of leave of many employees and days.',
  access: permission,
  answer: EntriesAnswer,
})

export const cancelLeaveEntry = defineRoute({
  method: 'POST',
  path: '/e-leave/entry/:leave_entry_id/cancel',
  summary: 'Cancel the leave that an entry has made and that is still approved.',
  access: changingLeave,
  params: z.object({ leave_entry_id: IdParam }),
  body: CancelEntryInput,
  answer: CancelEntryAnswer,
  errors: ['invalid_input', 'not_found'],
})

export const copyLeave = defineRoute({
  method: 'POST',
  path: '/e-leave/entry/copy',
  summary: 'Propose the approved leave of seven days for seven other days; nothing is stored.',
  access: changingLeave,
  body: CopyEntryInput,
  answer: dataAnswer(proposedRows(LeaveRowInput)),
  errors: ['invalid_input', 'not_found'],
})

export const readLeaveSheet = defineRoute({
  method: 'POST',
  path: '/e-leave/entry/file',
  summary:
    'Read leave from an Excel file: one row for each leave. Nothing is stored; `columns` says what the columns are.',
  access: changingLeave,
  ...ENTRY_FILE,
  answer: entryFileAnswer(LeaveRowInput),
})
