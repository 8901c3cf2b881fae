import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { MAX_PATTERN } from '../domain/rotation.ts'
import {
  editingRoster,
  MAX_ROSTER_PEOPLE,
  RosterRange,
  RosterShift,
  readingRoster,
  refuseFaultyRange,
} from './roster.ts'

/** An employee who follows a rotation. */
export const RotationMember = z.object({
  employee_id: Id,
  /** Days by which the employee is ahead in the pattern. */
  offset_days: z
    .int()
    .min(0)
    .max(MAX_PATTERN - 1),
  first_day: IsoDate,
  /** Null: open-ended. */
  last_day: IsoDate.nullable().default(null),
})
export type RotationMember = z.infer<typeof RotationMember>

const Head = {
  name: requiredLineText(100),
  first_day: IsoDate,
  /** Shifts, earliest first; null is a day off. */
  pattern: z.array(Id.nullable()).min(1).max(MAX_PATTERN),
}

const RotationInput = z.object({ ...Head, members: z.array(RotationMember).max(MAX_ROSTER_PEOPLE) })

/** A check of the days of the members. */
function refuseFaultyMembers(
  { members }: Pick<z.infer<typeof RotationInput>, 'members'>,
  context: z.RefinementCtx,
) {
  for (const [at, { first_day, last_day }] of members.entries())
    if (last_day !== null && last_day < first_day)
      context.addIssue({
        code: 'custom',
        path: ['members', at, 'last_day'],
        params: ownText('ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
      })
}

export const Rotation = z.object({
  ...Head,
  id: Id,
  members: z.int(),
  /** Days of the pattern whose shift is deleted; they are left out when drafts are written. */
  unusable: z.int(),
  version: z.int(),
})
export type Rotation = z.infer<typeof Rotation>

export const listRotations = defineRoute({
  method: 'GET',
  path: '/employee-roster/rotation',
  summary: 'List the rotations of the roster with their patterns, and the shifts that they can have.',
  access: readingRoster,
  answer: dataAnswer(z.object({ rotations: z.array(Rotation), shifts: z.array(RosterShift) })),
})

const params = z.object({ rotation_id: IdParam })

export const showRotation = defineRoute({
  method: 'GET',
  path: '/employee-roster/rotation/:rotation_id',
  summary: 'Show a rotation with the employees who follow it.',
  access: readingRoster,
  params,
  answer: dataAnswer(
    Rotation.omit({ members: true }).extend({
      members: z.array(
        RotationMember.extend({
          emp_number: z.string(),
          employee_name: z.string(),
          last_day: IsoDate.nullable(),
        }),
      ),
    }),
  ),
})

export const addRotation = defineRoute({
  method: 'POST',
  path: '/employee-roster/rotation',
  summary: 'Add a rotation of the roster. It plans nothing until its drafts are written.',
  access: editingRoster,
  body: RotationInput.superRefine(refuseFaultyMembers),
  maxBodyBytes: 512 * 1024,
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['invalid_input', 'not_found', 'duplicate'],
})

export const updateRotation = defineRoute({
  method: 'PUT',
  path: '/employee-roster/rotation/:rotation_id',
  summary: 'Change a rotation and its employees. Days that are planned already stay as they are.',
  access: editingRoster,
  params,
  body: RotationInput.extend({ version: Version }).superRefine(refuseFaultyMembers),
  maxBodyBytes: 512 * 1024,
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['invalid_input', 'not_found', 'duplicate', 'stale_version'],
})

export const deleteRotation = defineRoute({
  method: 'DELETE',
  path: '/employee-roster/rotation/:rotation_id',
  summary: 'Delete a rotation. Days that are planned already stay as they are.',
  access: editingRoster,
  params,
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['not_found'],
})

export const writeRotation = defineRoute({
  method: 'POST',
  path: '/employee-roster/rotation/:rotation_id/write',
  summary:
    'Write the drafts of a rotation for a range of days. `replace`: over nothing but its own drafts, also over other drafts, or over published days too.',
  access: editingRoster,
  params,
  body: z
    .object({ ...RosterRange, replace: z.enum(['own', 'drafts', 'published']).default('own') })
    .superRefine(refuseFaultyRange),
  answer: dataAnswer(
    z.object({
      cells: z.int(),
      /** Days that stay as they are. */
      kept: z.int(),
      /** Days whose shift is deleted. */
      left_out: z.int(),
    }),
  ),
  errors: ['invalid_input', 'not_found'],
})
