import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, Instant } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'

const access = { anyOf: ['view-employee'], side: 'company' } as const

export const SampleNote = z.object({
  id: Id,
  name: z.string(),
  note: z.string(),
  created_at: Instant,
})
export type SampleNote = z.infer<typeof SampleNote>

export const listSampleNotes = defineRoute({
  method: 'GET',
  path: '/sample-notes',
  summary: 'List the sample notes of the company.',
  access,
  query: listQuery(['name', 'created_at']),
  answer: listAnswer(SampleNote),
  list: { excel: true, entity: 'sample_note' },
})

export const createSampleNote = defineRoute({
  method: 'POST',
  path: '/sample-notes',
  summary: 'Add a sample note.',
  access: changing(access, 'edit-employee'),
  body: z.object({ name: requiredLineText(200), note: longText(500) }),
  answer: dataAnswer(SampleNote),
})
