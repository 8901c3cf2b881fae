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
  MAX_ENTRY_PEOPLE,
  proposedRows,
} from '#features/schedules/contract/entries.ts'
import {
  CancelAnswer,
  CancelInput,
  CancelManyAnswer,
  CancelManyInput,
} from '#features/schedules/contract/requests.ts'
import { RosterRange, refuseFaultyRange } from '#features/schedules/contract/roster.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, IsoDate, Minutes, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import { Overtime, OvertimeWarning } from './contract/overtime.ts'

export * from './contract/overtime.ts'
export * from './contract/own-overtime.ts'

export const listOvertime = defineRoute({
  method: 'GET',
  path: '/employee/ot/list',
  summary: 'List the overtime of the company, requested and approved.',
  access: { anyOf: ['view-overtime', 'view-request-ot'], side: 'company' },
  query: listQuery(['work_date', 'emp_number', 'employee_name', 'minutes', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: severalOf(RequestStatus).optional(),
    employee_id: IdParam.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(Overtime).extend({
    /** Minutes of all matching spans that are neither rejected nor cancelled, not only of this page. */
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
  /** The user has seen the warnings and enters the overtime anyway. */
  confirmed: z.boolean().default(false),
})
export type OvertimeInput = z.infer<typeof OvertimeInput>

const side = { anyOf: ['view-request-ot'], side: 'company' } as const
const access = changing(side, 'approve-overtime')
const EnterAnswer = dataAnswer(
  z.object({ overtime: Overtime.nullable(), warnings: z.array(OvertimeWarning) }),
)

export const enterOvertime = defineRoute({
  method: 'POST',
  path: '/employee/ot',
  summary:
    'Enter approved overtime for an employee. If there are warnings and `confirmed` is missing, nothing is stored and `overtime` is null.',
  access,
  body: OvertimeInput,
  answer: EnterAnswer,
  errors: ['invalid_input', 'duplicate', 'not_found'],
})

/** What a change of overtime shows in its history. */
export const OvertimeFacts = Overtime.pick({ work_date: true, from_time: true, to_time: true, remark: true })
export type OvertimeFacts = z.infer<typeof OvertimeFacts>

export const OvertimeDetail = Overtime.extend({ history: requestHistory(OvertimeFacts) })
export type OvertimeDetail = z.infer<typeof OvertimeDetail>

const params = z.object({ id: IdParam })

export const showOvertime = defineRoute({
  method: 'GET',
  path: '/employee/ot/:id',
  summary: 'Show overtime with who entered, changed and cancelled it.',
  access: side,
  params,
  answer: dataAnswer(OvertimeDetail),
})

export const updateOvertime = defineRoute({
  method: 'PUT',
  path: '/employee/ot/:id',
  summary:
    'Change approved overtime. If there are warnings and `confirmed` is missing, nothing is stored and `overtime` is null.',
  access,
  params,
  body: OvertimeInput.omit({ employee_id: true }).extend({ version: Version }),
  answer: EnterAnswer,
  errors: ['invalid_input', 'duplicate', 'not_found', 'stale_version', 'request_status'],
})

export const cancelOvertime = defineRoute({
  method: 'POST',
  path: '/employee/ot/:id/cancel',
  summary:
    'Cancel overtime: it stays in the list and counts nowhere. If its day is in an approved or paid run and `confirmed` is missing, nothing is stored.',
  access,
  params,
  body: CancelInput,
  answer: CancelAnswer,
  errors: ['invalid_input', 'not_found', 'stale_version', 'request_status'],
})

export const cancelOvertimes = defineRoute({
  method: 'POST',
  path: '/employee/ot/bulk/cancel',
  summary: 'Cancel several spans of overtime for the same reason, with an outcome for each.',
  access,
  body: CancelManyInput,
  answer: CancelManyAnswer,
})

/** A row of an entry of overtime for many employees and days. */
export const OvertimeRowInput = OvertimeInput.omit({ confirmed: true })
export type OvertimeRowInput = z.infer<typeof OvertimeRowInput>

export const enterOvertimes = defineRoute({
  method: 'POST',
  path: '/employee/ot/entry',
  summary: 'Check and enter approved overtime of many employees and days, with an outcome for each.',
  access,
  body: entryBody(OvertimeRowInput),
  maxBodyBytes: ENTRY_BODY_BYTES,
  answer: entryAnswer(OvertimeWarning),
  errors: ['invalid_input', 'not_found'],
})

export const listOvertimeEntries = defineRoute({
  method: 'GET',
  path: '/employee/ot/entry',
  summary: 'List the latest entries of overtime of many employees and days.',
  access: side,
  answer: EntriesAnswer,
})

export const cancelOvertimeEntry = defineRoute({
  method: 'POST',
  path: '/employee/ot/entry/:overtime_entry_id/cancel',
  summary: 'Cancel the overtime that an entry has made and that is still approved.',
  access,
  params: z.object({ overtime_entry_id: IdParam }),
  body: CancelEntryInput,
  answer: CancelEntryAnswer,
  errors: ['invalid_input', 'not_found'],
})

export const copyOvertime = defineRoute({
  method: 'POST',
  path: '/employee/ot/entry/copy',
  summary: 'Propose the approved overtime of seven days for seven other days; nothing is stored.',
  access,
  body: CopyEntryInput,
  answer: dataAnswer(proposedRows(OvertimeRowInput)),
  errors: ['invalid_input', 'not_found'],
})

export const proposeHolidayOvertime = defineRoute({
  method: 'POST',
  path: '/employee/ot/entry/holidays',
  summary:
    'Propose overtime over the shifts of the published roster on public holidays of some days; nothing is stored.',
  access,
  body: z
    .object({
      ...RosterRange,
      employee_ids: z.array(Id).min(1).max(MAX_ENTRY_PEOPLE).nullable().default(null),
    })
    .superRefine(refuseFaultyRange),
  answer: dataAnswer(proposedRows(OvertimeRowInput)),
  errors: ['invalid_input', 'not_found'],
})

export const readOvertimeSheet = defineRoute({
  method: 'POST',
  path: '/employee/ot/entry/file',
  summary:
    'Read overtime from an Excel file: one row for each employee and day. Nothing is stored; `columns` says what the columns are.',
  access,
  ...ENTRY_FILE,
  answer: entryFileAnswer(OvertimeRowInput),
})
