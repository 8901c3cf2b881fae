import { z } from 'zod'
import { RequestStatus, requestHistory } from '#features/requests/contract/status.ts'
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
} from '#features/schedules/contract/requests.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import {
  LEAVE_TIMES_INPUT,
  Leave,
  LeaveBalance,
  LeavePart,
  LeaveType,
  LeaveWarning,
} from './contract/leave.ts'
import { LeaveProof } from './contract/leave-files.ts'
import { LeaveStatement } from './contract/leave-statement.ts'

export * from './contract/entitlements.ts'
export * from './contract/leave.ts'
export * from './contract/leave-block.ts'
export * from './contract/leave-calendar.ts'
export * from './contract/leave-files.ts'
export * from './contract/leave-statement.ts'
export * from './contract/leave-year.ts'
export * from './contract/own-leave.ts'

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
    proof: LeaveProof.unwrap().optional(),
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

/** The balance of one leave type. */
export const LeaveLeft = LeaveBalance.extend({ leave_type_id: Id, leave_type: z.string() })
export type LeaveLeft = z.infer<typeof LeaveLeft>

export const listLeaveLeft = defineRoute({
  method: 'GET',
  path: '/e-leave/left',
  summary: 'List the balances of the paid leave types that an employee can take, by name.',
  access: permission,
  query: z.object({ employee_id: IdParam, on: IsoDate }),
  answer: dataAnswer(z.array(LeaveLeft)),
})

export const showLeaveStatement = defineRoute({
  method: 'GET',
  path: '/e-leave/statement',
  summary: "Show what makes up an employee's balance of a leave type on a day, for its calendar year.",
  access: { anyOf: ['view-e-leave', 'view-employee-holiday'], side: 'company' },
  query: z.object({ employee_id: IdParam, leave_type_id: IdParam, on: IsoDate }),
  answer: dataAnswer(LeaveStatement),
})

export const LeaveInput = z.object({
  employee_id: Id,
  leave_type_id: Id,
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  ...LEAVE_TIMES_INPUT,
  detail: longText(1000).default(''),
  /** The user has seen the warnings and enters the leave anyway. */
  confirmed: z.boolean().default(false),
})
export type LeaveInput = z.infer<typeof LeaveInput>
/** The days of a leave that is entered or changed. */
export type LeaveDays = Pick<
  LeaveInput,
  'employee_id' | 'leave_type_id' | 'start_date' | 'end_date' | 'part'
> &
  Partial<Pick<LeaveInput, 'from_time' | 'to_time'>>

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
  from_time: true,
  to_time: true,
  detail: true,
})
export type LeaveFacts = z.infer<typeof LeaveFacts>

export const LeaveDetail = Leave.extend({
  history: requestHistory(LeaveFacts),
  /** The dates that it takes: those with a shift that are not holidays; for maternity leave all. Null if the leave type is deleted. */
  counted_dates: z.array(IsoDate).nullable(),
  /** Days that it takes, including parts of a day; other leave of the same days is not considered. */
  counted_days: z.number().nullable(),
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
