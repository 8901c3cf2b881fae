import { z } from 'zod'
import { CSV, XLSX } from './file-types.ts'
import { dataAnswer } from './lists.ts'
import { defineRoute } from './route.ts'
import { Id, IdParam, Instant } from './scalars.ts'
import { lineText, requiredLineText } from './texts.ts'

/** Hours for which a file is kept. */
export const EXPORT_HOURS = 24

/** A file of a list or a report that is made in the background, for the account that asked for it. */
export const ExportFile = z.object({
  id: Id,
  /** The name of the list until the file is done, then the name of the file. */
  name: z.string(),
  status: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  /** Rows written, and all of them. */
  done: z.int(),
  total: z.int(),
  /** The code of the error if it failed. */
  error_code: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
})
export type ExportFile = z.infer<typeof ExportFile>

/** Names and values of a query or of path parameters, as in the address. */
const Values = z
  .record(lineText(60), lineText(2000))
  .refine((values) => Object.keys(values).length <= 100)
  .default({})

export const makeExportFile = defineRoute({
  method: 'POST',
  path: '/export-file',
  summary: `Make the file of a list or a report in the background; it can be downloaded for ${EXPORT_HOURS} hours.`,
  access: 'session',
  body: z.object({
    /** The path of the file's call below /api, such as `/device-scan-report.xlsx`. */
    path: requiredLineText(200),
    params: Values,
    query: Values,
    /** The name of the list, displayed until the file is done. */
    name: requiredLineText(200),
  }),
  answer: dataAnswer(ExportFile),
  errors: ['too_many_files'],
})

export const listExportFiles = defineRoute({
  method: 'GET',
  path: '/export-file',
  summary: "The caller's files that are being made or can be downloaded, latest first.",
  access: 'session',
  answer: dataAnswer(z.array(ExportFile)),
})

const params = z.object({ id: IdParam })

export const downloadExportFile = defineRoute({
  method: 'GET',
  path: '/export-file/:id/content',
  summary: 'Download a file that is done. The permissions are checked again.',
  access: 'session',
  params,
  stream: { contentTypes: [XLSX, CSV], isStored: true },
  errors: ['export_rights_changed'],
})

export const deleteExportFile = defineRoute({
  method: 'DELETE',
  path: '/export-file/:id',
  summary: 'Cancel a file that is being made, or delete one that is done.',
  access: 'session',
  params,
  answer: dataAnswer(z.object({ id: Id })),
})
