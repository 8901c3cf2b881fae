import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { type Access, changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { ScheduleDay, SchedulePurpose } from '../contract.ts'
import { LockedRun } from './rest-day.ts'
import { Shift } from './shift.ts'
import { refuseFaultyTimes } from './shift-times.ts'

const reading = { anyOf: ['view-schedule'], side: 'company' } as const satisfies Access
const editing = changing(reading, 'edit-schedule')
const params = z.object({ id: IdParam })

/** A weekday's shift whose times agree with each other. */
const CheckedDay = ScheduleDay.superRefine(refuseFaultyTimes)

/** The shifts of a week; a weekday that is missing is a rest day. */
const Days = z
  .array(CheckedDay)
  .max(7)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
    params: ownText('ມີວັນຊ້ຳກັນ', 'A weekday is there twice'),
  })

/** A week of a schedule: in force from its first day until the next week begins. */
export const ScheduleWeek = z.object({
  /** Null: always, the first week of the schedule. */
  first_day: IsoDate.nullable(),
  days: z.array(ScheduleDay.extend({ shift_id: Id })),
})
export type ScheduleWeek = z.infer<typeof ScheduleWeek>

export const ScheduleDetail = z.object({
  id: Id,
  name: z.string(),
  purpose: SchedulePurpose,
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
  /** Earliest first. */
  weeks: z.array(ScheduleWeek),
  /** Without those that another shift has replaced. */
  shifts: z.array(Shift),
  version: z.int(),
})
export type ScheduleDetail = z.infer<typeof ScheduleDetail>

export const showSchedule = defineRoute({
  method: 'GET',
  path: '/schedule/:id',
  summary: 'Show a schedule with all its weeks, earliest first, its shifts and their breaks.',
  access: reading,
  params,
  answer: dataAnswer(ScheduleDetail),
})

const endsAfterStart = ({ start_date, end_date }: { start_date: string | null; end_date: string | null }) =>
  start_date === null || end_date === null || start_date <= end_date
const ENDS_BEFORE = {
  path: ['end_date'],
  params: ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
}

const Head = z.object({
  name: requiredLineText(100),
  purpose: SchedulePurpose,
  /** The schedule has no shifts before and after these days. */
  start_date: IsoDate.nullable(),
  end_date: IsoDate.nullable(),
})

export const addSchedule = defineRoute({
  method: 'POST',
  path: '/schedule',
  summary: 'Create a schedule with its first week.',
  access: editing,
  body: Head.extend({ days: Days }).refine(endsAfterStart, ENDS_BEFORE),
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['duplicate'],
})

/** What a change touches: the approved and paid runs that keep their payslips. Without `confirmed` nothing is stored if there are any. */
export const Touched = z.object({ is_stored: z.boolean(), runs: z.array(LockedRun) })
export type Touched = z.infer<typeof Touched>
/** The user has seen the runs and stores anyway. */
export const Confirmed = z.boolean().default(false)

export const updateSchedule = defineRoute({
  method: 'PUT',
  path: '/schedule/:id',
  summary: 'Change the name, purpose and validity of a schedule.',
  access: editing,
  params,
  body: Head.extend({ version: Version, confirmed: Confirmed }).refine(endsAfterStart, ENDS_BEFORE),
  answer: dataAnswer(Touched),
  errors: ['duplicate', 'stale_version'],
})

export const saveWeek = defineRoute({
  method: 'PUT',
  path: '/schedule/:id/week',
  summary:
    'Store the week of a schedule from a first day on; earlier days keep theirs. Without a first day, the first week is corrected.',
  access: editing,
  params,
  body: z.object({ first_day: IsoDate.nullable(), days: Days, version: Version, confirmed: Confirmed }),
  answer: dataAnswer(Touched),
  errors: ['stale_version'],
})

export const removeWeek = defineRoute({
  method: 'DELETE',
  path: '/schedule/:id/week',
  summary: 'Delete a later week of a schedule: the week before it stays in force.',
  access: editing,
  params,
  query: z.object({ first_day: IsoDate, confirmed: z.enum(['true', 'false']).default('false') }),
  answer: dataAnswer(Touched),
})

export const deleteSchedule = defineRoute({
  method: 'DELETE',
  path: '/schedule/:id',
  summary: 'Delete a schedule that nobody is on today or later.',
  access: editing,
  params,
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['in_use'],
})
