import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id } from '#kit/contract/scalars.ts'

export const SampleNote = z.object({ id: Id, sample_name: z.string() })
export type SampleNote = z.infer<typeof SampleNote>

export const listSampleNotes = defineRoute({
  method: 'GET',
  path: '/sample-notes',
  summary: 'List the sample notes of the company.',
  access: { anyOf: ['view-employee'], side: 'company' },
  query: listQuery(['sample_name']),
  answer: listAnswer(SampleNote),
  list: { excel: true, entity: 'sample_note' },
})
