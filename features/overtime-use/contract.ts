import { z } from 'zod'
import { RequestStatus, requestHistory } from '#features/requests/contract/status.ts'
import {
  CancelAnswer,
  CancelInput,
  CancelManyAnswer,
  CancelManyInput,
} from '#features/schedules/contract/requests.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { ClockTime, Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'
import { OvertimeCredit, OvertimeUse, UseWarning } from './contract/overtime-use.ts'

export * from './contract/overtime-use.ts'
export * from './contract/own-report.ts'
export * from './contract/own-use.ts'
export * from './contract/post-month.ts'

const side = { anyOf: ['view-using-ot'], side: 'company' } as const
const access = changing(side, 'approve-overtime')

export const listUses = defineRoute({
  method: 'GET',
  path: '/employee/using/ot',
  summary: 'List the overtime of the company that is used as time off; `from` and `to` select its dates.',
  access: side,
  query: listQuery(['use_date', 'emp_number', 'employee_name', 'minutes', 'status'], {
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    status: severalOf(RequestStatus).optional(),
    employee_id: IdParam.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(OvertimeUse),
  list: { excel: true, ids: true, entity: 'overtime_use' },
})

export const showCredit = defineRoute({
  method: 'GET',
  path: '/employee/using/ot/credit',
  summary: 'Show the time off for overtime that an employee has on a day, and until when.',
  access: side,
  query: z.object({ employee_id: IdParam, on: IsoDate }),
  answer: dataAnswer(OvertimeCredit),
})

export const UseInput = z.object({
  employee_id: Id,
  use_date: IsoDate,
  from_time: ClockTime,
  to_time: ClockTime,
  remark: longText(1000).default(''),
  /** The user has seen the warnings and enters it anyway. */
  confirmed: z.boolean().default(false),
})
export type UseInput = z.infer<typeof UseInput>
/** What HR enters. */
export type UseValues = Omit<UseInput, 'confirmed'>

/** A use, null if there are warnings that are not confirmed. */
const EnterAnswer = dataAnswer(z.object({ use: OvertimeUse.nullable(), warnings: z.array(UseWarning) }))

export const enterUse = defineRoute({
  method: 'POST',
  path: '/employee/using/ot',
  summary:
    'Enter overtime that an employee uses as time off, as approved. If there are warnings and `confirmed` is missing, nothing is stored and `use` is null.',
  access,
  body: UseInput,
  answer: EnterAnswer,
  errors: ['invalid_input', 'duplicate', 'not_found'],
})

const UseFacts = OvertimeUse.pick({ use_date: true, from_time: true, to_time: true, remark: true })
export const UseDetail = OvertimeUse.extend({ history: requestHistory(UseFacts) })
export type UseDetail = z.infer<typeof UseDetail>
export { UseFacts }

const params = z.object({ id: IdParam })

export const showUse = defineRoute({
  method: 'GET',
  path: '/employee/using/ot/:id',
  summary: 'Show overtime that is used as time off with who entered, decided and cancelled it.',
  access: side,
  params,
  answer: dataAnswer(UseDetail),
})

export const updateUse = defineRoute({
  method: 'PUT',
  path: '/employee/using/ot/:id',
  summary:
    'Change approved overtime use. If there are warnings and `confirmed` is missing, nothing is stored and `use` is null.',
  access,
  params,
  body: UseInput.omit({ employee_id: true }).extend({ version: Version }),
  answer: EnterAnswer,
  errors: ['invalid_input', 'duplicate', 'not_found', 'stale_version', 'request_status'],
})

export const cancelUse = defineRoute({
  method: 'POST',
  path: '/employee/using/ot/:id/cancel',
  summary:
    'Cancel overtime use: it stays in the list, counts nowhere, and its credit comes back. If its day is in an approved or paid run and `confirmed` is missing, nothing is stored.',
  access,
  params,
  body: CancelInput,
  answer: CancelAnswer,
  errors: ['invalid_input', 'not_found', 'stale_version', 'request_status'],
})

export const cancelUses = defineRoute({
  method: 'POST',
  path: '/employee/using/ot/bulk/cancel',
  summary: 'Cancel several overtime uses for the same reason, with an outcome for each.',
  access,
  body: CancelManyInput,
  answer: CancelManyAnswer,
})
