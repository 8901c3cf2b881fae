import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { type Access, changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { AssignmentState } from './assignments.ts'
import { Confirmed, Touched } from './schedules.ts'

const reading = { anyOf: ['view-rest-day'], side: 'company' } as const satisfies Access
const access = changing(reading, 'edit-schedule')
const params = z.object({ rest_day_id: IdParam })
const exceptionParams = params.extend({ exception_id: IdParam })

/** An employee for whom the dates of a rest day are working days. */
export const RestDayException = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  position: z.string().nullable(),
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  remark: z.string(),
  state: AssignmentState.exclude(['replaced']),
  version: z.int(),
})
export type RestDayException = z.infer<typeof RestDayException>

export const listRestDayExceptions = defineRoute({
  method: 'GET',
  path: '/disable_rest_day_employee/:rest_day_id',
  summary: 'List the employees for whom the dates of a rest day are working days.',
  access: reading,
  params,
  query: listQuery(['emp_number', 'employee_name', 'first_day'], {
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
    state: severalOf(RestDayException.shape.state).optional(),
  }),
  answer: listAnswer(RestDayException),
  list: { excel: true, entity: 'rest_day_exception' },
})

const Values = z.object({
  first_day: IsoDate,
  /** Null: it is open-ended. */
  last_day: IsoDate.nullable(),
  remark: lineText(200),
})
const endsAfterStart = ({ first_day, last_day }: { first_day: string; last_day: string | null }) =>
  last_day === null || first_day <= last_day
const ENDS_BEFORE = {
  path: ['last_day'],
  params: ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
}

export const addRestDayExceptions = defineRoute({
  method: 'POST',
  path: '/disable_rest_day_employee/:rest_day_id',
  summary:
    'Make the dates of a rest day working days for some employees. On a public holiday the law pays such work by the rates of holidays.',
  access,
  params,
  body: Values.extend({ employee_ids: z.array(Id).min(1).max(2000), confirmed: Confirmed }).refine(
    endsAfterStart,
    ENDS_BEFORE,
  ),
  answer: dataAnswer(Touched),
  errors: ['duplicate'],
})

export const updateRestDayException = defineRoute({
  method: 'PUT',
  path: '/disable_rest_day_employee/:rest_day_id/:exception_id',
  summary: 'Change the days and the remark of an exception.',
  access,
  params: exceptionParams,
  body: Values.extend({ version: Version, confirmed: Confirmed }).refine(endsAfterStart, ENDS_BEFORE),
  answer: dataAnswer(Touched),
  errors: ['duplicate', 'stale_version'],
})

export const removeRestDayException = defineRoute({
  method: 'DELETE',
  path: '/disable_rest_day_employee/:rest_day_id/:exception_id',
  summary: 'Delete an exception: the dates are days off again, also in the past.',
  access,
  params: exceptionParams,
  query: z.object({ confirmed: z.enum(['true', 'false']).default('false') }),
  answer: dataAnswer(Touched),
})
