import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { RosterDayOff } from '#features/schedules/contract/roster.ts'
import { countDays, isDay } from '#kit/contract/days.ts'
import { ListMeta, listQuery, severalIds } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { LEAVE_TIMES, LeavePart } from './leave.ts'

/** At most these days are shown at once. */
const MAX_DAYS = 62

/** Leave of an employee in a calendar. */
export const CalendarLeave = z.object({
  start_date: IsoDate,
  end_date: IsoDate,
  part: LeavePart,
  ...LEAVE_TIMES,
  /** False: it waits for a decision. */
  is_approved: z.boolean(),
  /** Null: the reader does not see the kinds of others' leave. */
  leave_type: z.string().nullable(),
})
export type CalendarLeave = z.infer<typeof CalendarLeave>

export const CalendarPerson = z.object({
  id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  leave: z.array(CalendarLeave),
})
export type CalendarPerson = z.infer<typeof CalendarPerson>

const RANGE = { from: IsoDate, to: IsoDate }

function refuseFaultyRange({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  if (!isDay(from) || !isDay(to)) return
  const days = countDays(from, to)
  if (days < 1 || days > MAX_DAYS)
    context.addIssue({ code: 'custom', path: ['to'], message: 'Invalid value' })
}

const answer = z.object({
  data: z.array(CalendarPerson),
  meta: ListMeta,
  /** The company's days off, earliest first. */
  days_off: z.array(RosterDayOff),
})

export const showLeaveCalendar = defineRoute({
  method: 'GET',
  path: '/e-leave/calendar',
  summary: 'Show who is on leave on which days, and who has asked for it, by employee.',
  access: { anyOf: ['view-e-leave'], side: 'company' },
  query: listQuery(['emp_number', 'employee_name'], {
    ...RANGE,
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
    /** Only employees with leave in these days. */
    away: z.enum(['true']).optional(),
  }).superRefine(refuseFaultyRange),
  answer,
  list: {},
})

export const showTeamCalendar = defineRoute({
  method: 'GET',
  path: '/employee/leave/calendar',
  summary:
    'Show on which days the colleagues of the own department are away or have asked to be, without the kinds of their leave.',
  access: { anyOf: [], side: 'employee' },
  query: listQuery(['emp_number', 'employee_name'], RANGE).superRefine(refuseFaultyRange),
  answer,
  list: {},
})
