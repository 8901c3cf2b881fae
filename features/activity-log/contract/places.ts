import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { Words } from './log.ts'

/** How many changes are listed at most. */
export const MAX_PLACE_CHANGES = 100

export const PLACE_FIELDS = ['position', 'department', 'branch'] as const

/** A change of position, department or branch of an employee, as the log has it. */
export const PlaceChange = z.object({
  id: Id,
  /** Where the employee is from this day on: the first day of work, then the day of the change. */
  from_day: IsoDate,
  at: Instant,
  actor: z.string(),
  actor_face: ActorFace,
  /** Null if there was none, or there is none from then on. */
  changes: z.array(
    z.object({ field: z.enum(PLACE_FIELDS), before: Words.nullable(), after: Words.nullable() }),
  ),
})
export type PlaceChange = z.infer<typeof PlaceChange>

export const listPlaceChanges = defineRoute({
  method: 'GET',
  path: '/employee/:id/places',
  summary:
    'List the positions, departments and branches of an employee: who changed them and from which day, latest first.',
  access: { anyOf: ['view-employee'], side: 'company' },
  params: z.object({ id: IdParam }),
  answer: dataAnswer(z.array(PlaceChange)),
})
