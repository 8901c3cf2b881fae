import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { type Access, changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { Confirmed, Touched } from './schedules.ts'

const reading = {
  anyOf: ['view-schedule', 'view-clock-in-schedule'],
  side: 'company',
} as const satisfies Access
const editing = changing(reading, 'edit-schedule')
const params = z.object({ schedule_id: IdParam })

/** `replaced`: a later assignment of the employee is in force. */
export const AssignmentState = z.enum(['current', 'upcoming', 'ended', 'replaced'])
export type AssignmentState = z.infer<typeof AssignmentState>

/** An employee on a schedule, from a first day. */
export const Assignment = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  position: z.string().nullable(),
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  state: AssignmentState,
  /** Through the position of the employee; only the position can change it. */
  is_by_position: z.boolean(),
  version: z.int(),
})
export type Assignment = z.infer<typeof Assignment>

const PEOPLE = {
  department_id: severalIds.optional(),
  branch_id: severalIds.optional(),
  position_id: severalIds.optional(),
}

export const listAssignments = defineRoute({
  method: 'GET',
  path: '/schedule_attract_employee/:schedule_id',
  summary: 'List the employees on a schedule, with the days from which and until which they are on it.',
  access: reading,
  params,
  query: listQuery(['emp_number', 'employee_name', 'first_day'], {
    ...PEOPLE,
    state: severalOf(AssignmentState).optional(),
  }),
  answer: listAnswer(Assignment),
  list: { excel: true, entity: 'schedule_assignment' },
})

const Days = {
  first_day: IsoDate,
  /** The last day on the schedule; null: it is open-ended. */
  last_day: IsoDate.nullable(),
}
const endsAfterStart = ({ first_day, last_day }: { first_day: string; last_day: string | null }) =>
  last_day === null || first_day <= last_day
const ENDS_BEFORE = {
  path: ['last_day'],
  params: ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
}

export const MAX_ASSIGNED = 2000

export const assignEmployees = defineRoute({
  method: 'POST',
  path: '/schedule_attract_employee/:schedule_id',
  summary:
    'Put employees on a schedule from a first day. The assignment that begins last counts; one that begins on the same day is replaced.',
  access: editing,
  params,
  body: z
    .object({ employee_ids: z.array(Id).min(1).max(MAX_ASSIGNED), ...Days, confirmed: Confirmed })
    .refine(endsAfterStart, ENDS_BEFORE),
  answer: dataAnswer(Touched.extend({ added: z.int(), replaced: z.int() })),
})

const assignment = params.extend({ assignment_id: IdParam })

export const updateAssignment = defineRoute({
  method: 'PUT',
  path: '/schedule_attract_employee/:schedule_id/:assignment_id',
  summary: 'Change the first and last day of an employee on a schedule.',
  access: editing,
  params: assignment,
  body: z.object({ ...Days, version: Version, confirmed: Confirmed }).refine(endsAfterStart, ENDS_BEFORE),
  answer: dataAnswer(Touched),
  errors: ['duplicate', 'stale_version'],
})

export const removeAssignment = defineRoute({
  method: 'DELETE',
  path: '/schedule_attract_employee/:schedule_id/:assignment_id',
  summary: 'Take an employee off a schedule, as if never put on it.',
  access: editing,
  params: assignment,
  query: z.object({ confirmed: z.enum(['true', 'false']).default('false') }),
  answer: dataAnswer(Touched),
})

/** An employee with the schedule that is in force today. */
export const ScheduleOfEmployee = z.object({
  /** The employee. */
  id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  branch: z.string().nullable(),
  position: z.string().nullable(),
  /** Without attendance, no schedule is needed. */
  does_not_clock_in: z.boolean(),
  schedule_id: Id.nullable(),
  schedule: z.string().nullable(),
  /** On the published roster today or later: it counts instead of the schedule. */
  is_rostered: z.boolean(),
  first_day: IsoDate.nullable(),
  last_day: IsoDate.nullable(),
})
export type ScheduleOfEmployee = z.infer<typeof ScheduleOfEmployee>

export const listSchedulesOfEmployees = defineRoute({
  method: 'GET',
  path: '/employee/scan-time',
  summary: 'List the present employees with the schedule that each is on today, or without one.',
  access: reading,
  query: listQuery(['emp_number', 'employee_name', 'schedule', 'first_day'], {
    ...PEOPLE,
    schedule_id: IdParam.optional(),
    /** `missing`: those who clock in, have no schedule today and are not on the roster; or on a day of `from` to `to`. */
    has_schedule: z.enum(['yes', 'missing']).optional(),
    /** For `missing`: the first and last day of a period; with one of them only that day. Other lists ignore them. */
    from: IsoDate.optional(),
    to: IsoDate.optional(),
  }),
  answer: listAnswer(ScheduleOfEmployee),
  list: { excel: true, ids: true, entity: 'schedule_assignment' },
})
