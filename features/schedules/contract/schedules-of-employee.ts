import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam } from '#kit/contract/scalars.ts'
import { Assignment, listAssignments } from './assignments.ts'

/** A schedule that an employee is, was or will be on. */
export const ScheduleAssignment = Assignment.pick({
  id: true,
  first_day: true,
  last_day: true,
  state: true,
}).extend({ schedule_id: Id, schedule: z.string() })
export type ScheduleAssignment = z.infer<typeof ScheduleAssignment>

export const listSchedulesOfEmployee = defineRoute({
  method: 'GET',
  path: '/employee/:id/schedule',
  summary: 'List the schedules of one employee with their days, latest first.',
  access: listAssignments.access,
  params: z.object({ id: IdParam }),
  answer: dataAnswer(z.array(ScheduleAssignment)),
})
