import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { AssignmentState, assignEmployees, listAssignments } from './assignments.ts'
import { Confirmed, Touched } from './schedules.ts'

const { access } = assignEmployees
const params = z.object({ schedule_id: IdParam })
const linkParams = params.extend({ link_id: IdParam })

/** A position whose employees are on a schedule. */
export const PositionLink = z.object({
  id: Id,
  position_id: Id,
  position: z.string(),
  first_day: IsoDate,
  last_day: IsoDate.nullable(),
  /** Never `replaced`: an assignment of an employee alone replaces it for this employee only. */
  state: AssignmentState.exclude(['replaced']),
  /** Employees who are on the schedule today through the link. */
  employee_count: z.int(),
  version: z.int(),
})
export type PositionLink = z.infer<typeof PositionLink>

export const listPositionLinks = defineRoute({
  method: 'GET',
  path: '/schedule_attract_position/:schedule_id',
  summary:
    'List the positions whose employees are on a schedule, with the days from which and until which they are.',
  access: listAssignments.access,
  params,
  query: listQuery(['position', 'first_day'], { state: PositionLink.shape.state.optional() }),
  answer: listAnswer(PositionLink),
  list: { excel: true, entity: 'schedule_position' },
})

/** The body of a link's days: it must not end before it begins. */
export const linkPositions = defineRoute({
  method: 'POST',
  path: '/schedule_attract_position/:schedule_id',
  summary:
    'Put the employees of positions on a schedule from a first day, including those who get the position later. An assignment of the employee alone counts before it.',
  access,
  params,
  body: z
    .object({
      position_ids: z.array(Id).min(1).max(200),
      first_day: IsoDate,
      last_day: IsoDate.nullable(),
      confirmed: Confirmed,
    })
    .refine(({ first_day, last_day }) => last_day === null || first_day <= last_day, {
      path: ['last_day'],
      params: ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
    }),
  answer: dataAnswer(Touched.extend({ employees: z.int() })),
  errors: ['duplicate'],
})

export const endPositionLink = defineRoute({
  method: 'PUT',
  path: '/schedule_attract_position/:schedule_id/:link_id',
  summary: 'Change the last day on which the employees of a position are on a schedule.',
  access,
  params: linkParams,
  body: z.object({ last_day: IsoDate.nullable(), version: Version, confirmed: Confirmed }),
  answer: dataAnswer(Touched),
  errors: ['ends_before_start', 'stale_version'],
})

export const removePositionLink = defineRoute({
  method: 'DELETE',
  path: '/schedule_attract_position/:schedule_id/:link_id',
  summary: 'Take a position off a schedule, as if it had never been on it.',
  access,
  params: linkParams,
  query: z.object({ confirmed: z.enum(['true', 'false']).default('false') }),
  answer: dataAnswer(Touched),
})
