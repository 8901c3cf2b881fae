import { z } from 'zod'
import { ActorFace } from '#features/employees/contract/person.ts'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'
import { References } from './log.ts'

const access = { anyOf: ['view-export-excel'], side: 'company' } as const

export const ExportRow = References.extend({
  id: Id,
  at: Instant,
  actor: z.string(),
  actor_face: ActorFace,
  is_provider: z.boolean(),
  /** The content of the file: a list's records, or the path of a report. */
  entity: z.string(),
  /** The record it belongs to, such as the number of a payroll run. */
  entity_id: z.int().nullable(),
  file: z.string().nullable(),
  rows: z.int().nullable(),
  /** Whether it contains columns with salaries; null if the file does not say. */
  has_salary: z.boolean().nullable(),
  /** Search and filters of the request. */
  filters: z.record(z.string(), z.unknown()),
})
export type ExportRow = z.infer<typeof ExportRow>

export const EXPORT_SORTS = ['at', 'actor', 'entity', 'file', 'rows'] as const

export const listExports = defineRoute({
  method: 'GET',
  path: '/company/export-excel',
  summary:
    'List the Excel and report files exported from the own company: who, when, what and how many rows.',
  access,
  query: listQuery(EXPORT_SORTS, {
    actor: lineText(200).optional(),
    entity: severalOf(lineText(100)).optional(),
    from: IsoDate.optional(),
    to: IsoDate.optional(),
  }),
  answer: listAnswer(ExportRow),
  list: {},
})

export const listExportKinds = defineRoute({
  method: 'GET',
  path: '/company/export-excel/kinds',
  summary: 'List who has exported Excel files from the own company, and their contents.',
  access,
  answer: dataAnswer(z.object({ people: z.array(z.string()), entities: z.array(z.string()) })),
})
