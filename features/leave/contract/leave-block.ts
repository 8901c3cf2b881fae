import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'

const reading = { anyOf: ['view-e-leave'], side: 'company' } as const
const editing = changing(reading, 'approve-leave')

/** Days on which no leave is given. */
export const LeaveBlock = z.object({
  id: Id,
  first_day: IsoDate,
  last_day: IsoDate,
  /** Null: everybody. */
  department_ids: z.array(Id).nullable(),
  departments: z.array(z.string()),
  /** Null: all leave types. */
  leave_type_ids: z.array(Id).nullable(),
  leave_types: z.array(z.string()),
  note: z.string(),
  version: z.int(),
})
export type LeaveBlock = z.infer<typeof LeaveBlock>

export const listLeaveBlocks = defineRoute({
  method: 'GET',
  path: '/leave-block',
  summary:
    'List the days on which no leave is given, the latest first; those of more than two years ago are left out.',
  access: reading,
  answer: dataAnswer(z.array(LeaveBlock)),
})

export const LeaveBlockInput = z
  .object({
    first_day: IsoDate,
    last_day: IsoDate,
    department_ids: z.array(Id).max(200).nullable().default(null),
    leave_type_ids: z.array(Id).max(200).nullable().default(null),
    /** Employees who ask for leave see it. */
    note: requiredLineText(300),
  })
  .refine(({ first_day, last_day }) => last_day >= first_day, {
    path: ['last_day'],
    params: ownText('ວັນສຸດທ້າຍຢູ່ກ່ອນວັນເລີ່ມ', 'The last day is before the first'),
  })
export type LeaveBlockInput = z.infer<typeof LeaveBlockInput>

export const addLeaveBlock = defineRoute({
  method: 'POST',
  path: '/leave-block',
  summary:
    'Give no leave on some days: employees are refused with the note, HR is warned. Leave that is approved stays.',
  access: editing,
  body: LeaveBlockInput,
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['invalid_input', 'not_found'],
})

const params = z.object({ leave_block_id: IdParam })

export const updateLeaveBlock = defineRoute({
  method: 'PUT',
  path: '/leave-block/:leave_block_id',
  summary: 'Change days on which no leave is given.',
  access: editing,
  params,
  body: LeaveBlockInput.safeExtend({ version: Version }),
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['invalid_input', 'not_found', 'stale_version'],
})

export const deleteLeaveBlock = defineRoute({
  method: 'DELETE',
  path: '/leave-block/:leave_block_id',
  summary: 'Give leave on these days again.',
  access: editing,
  params,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['not_found'],
})
