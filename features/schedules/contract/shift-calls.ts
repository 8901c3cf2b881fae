import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { Confirmed, Touched, updateSchedule } from './schedules.ts'
import { BreakValues, ShiftName } from './shift.ts'
import { refuseFaultyTimes, ShiftTimes } from './shift-times.ts'

const { access } = updateSchedule
const params = z.object({ shift_id: IdParam })
const breakParams = z.object({ break_id: IdParam })
const added = dataAnswer(z.object({ id: Id }))

export const addShift = defineRoute({
  method: 'POST',
  path: '/schedule_detail/:schedule_id',
  summary: 'Add a shift to a schedule. Its weeks and the roster can then use it.',
  access,
  params: z.object({ schedule_id: IdParam }),
  body: ShiftName.extend(ShiftTimes.shape).superRefine(refuseFaultyTimes),
  answer: added,
  errors: ['code_taken', 'same_times'],
})

export const updateShift = defineRoute({
  method: 'PUT',
  path: '/shift/:shift_id',
  summary: 'Change the name, code and colour of a shift, for all days.',
  access,
  params,
  body: ShiftName.extend({ version: Version }),
  answer: added,
  errors: ['code_taken', 'stale_version'],
})

export const changeShiftTimes = defineRoute({
  method: 'PUT',
  path: '/shift/:shift_id/times',
  summary:
    'Change the times of a shift from a first day on; earlier days keep theirs. Without a first day they are corrected for all days.',
  access,
  params,
  body: ShiftTimes.extend({
    first_day: IsoDate.nullable(),
    version: Version,
    confirmed: Confirmed,
  }).superRefine(refuseFaultyTimes),
  answer: dataAnswer(Touched),
  errors: ['same_times', 'breaks_outside_shift', 'stale_version'],
})

export const deleteShift = defineRoute({
  method: 'DELETE',
  path: '/shift/:shift_id',
  summary: 'Delete a shift that nothing uses. Otherwise the details of the error say what does.',
  access,
  params,
  answer: added,
  errors: ['in_use'],
})

/** `details` of `in_use`. */
export const ShiftUses = z.object({
  /** First days of the weeks that contain the shift, latest first; null: the first week of the schedule. */
  weeks: z.array(IsoDate.nullable()),
  /** Days of the roster with it, published or drafts. */
  roster_days: z.int(),
  /** Names of rotations with it. */
  rotations: z.array(z.string()),
})
export type ShiftUses = z.infer<typeof ShiftUses>

const BREAK_ERRORS = ['breaks_outside_shift', 'breaks_overlap'] as const

export const addBreak = defineRoute({
  method: 'POST',
  path: '/shift/:shift_id/break',
  summary: 'Add a break to a shift. It lies inside the shift, and breaks do not overlap.',
  access,
  params,
  body: BreakValues,
  answer: added,
  errors: [...BREAK_ERRORS],
})

export const updateBreak = defineRoute({
  method: 'PUT',
  path: '/shift_break/:break_id',
  summary: 'Change a break of a shift.',
  access,
  params: breakParams,
  body: BreakValues.extend({ version: Version }),
  answer: added,
  errors: [...BREAK_ERRORS, 'stale_version'],
})

export const deleteBreak = defineRoute({
  method: 'DELETE',
  path: '/shift_break/:break_id',
  summary: 'Delete a break of a shift.',
  access,
  params: breakParams,
  answer: added,
})
