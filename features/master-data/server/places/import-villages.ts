import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { errorRowsWorkbook } from '#kit/server/excel/error-rows.ts'
import { actorOf, FileAnswer, handle } from '#kit/server/handler.ts'
import {
  commitVillages,
  downloadVillageErrors,
  showVillageImport,
  uploadVillages,
} from '../../contract/places/village-import.ts'
import { VILLAGE_FILE } from '../../locales/village-file.ts'
import { BadVillage, checkVillages } from './check-villages.ts'
import { readVillageFile } from './read-village-file.ts'
import { addImport, reasonOf, showImport } from './village-imports.ts'
import { villageJob } from './village-job.ts'

/** The file is read before the transaction, because reading takes time. */
const upload = handle(uploadVillages, async (context) => {
  const { fileName, bytes } = await context.upload()
  const sheet = await readVillageFile(bytes)
  const { accountId } = actorOf(context)
  return {
    data: await context.db.asProvider(async (tx) => {
      const id = await addImport(tx, fileName, await checkVillages(tx, sheet), accountId)
      return showImport(tx, id, context.language)
    }),
  }
})

const show = handle(showVillageImport, async ({ db, params, language }) => ({
  data: await db.asProvider((tx) => showImport(tx, params.import_id, language)),
}))

/** Ten clicks queue one import: only the transition from ready (or failed) to importing does, and one request makes it. */
const commit = handle(commitVillages, async (context) => {
  const { db, jobs, language } = context
  const importId = context.params.import_id
  return {
    data: await db.asProvider(async (tx) => {
      await showImport(tx, importId, language)
      const updatedRows = await tx.execute(
        `update village_import set status = 'importing', done_count = 0, error_code = null, finished_at = null
         where id = $1 and status in ('ready', 'failed')`,
        [importId],
      )
      if (updatedRows === 1) await jobs.send(tx, villageJob, { importId, actor: actorOf(context) })
      return showImport(tx, importId, language)
    }),
  }
})

const Kept = z.object({
  file_name: z.string(),
  headers: z.record(z.string(), z.string()),
  bad_rows: z.array(BadVillage),
})
type Kept = z.infer<typeof Kept>

const errors = handle(downloadVillageErrors, async ({ db, params, language }) => {
  const storedImport = await db.asProvider((tx) =>
    tx.maybeOne(Kept, 'select file_name, headers, bad_rows from village_import where id = $1', [
      params.import_id,
    ]),
  )
  if (!storedImport) throw new AppError('not_found')
  const name = `${storedImport.file_name.replace(/\.(xlsx|csv)$/i, '')}-errors.xlsx`
  return new FileAnswer(name, XLSX, await errorsWorkbook(storedImport, language))
})

function errorsWorkbook({ headers, bad_rows }: Kept, language: Language): Promise<Buffer> {
  const { errors, rowNumber, reason } = VILLAGE_FILE
  const rows = bad_rows.map(({ row, cells, faults }) => ({
    number: row,
    cells,
    reasons: faults.map(({ header, code }) => `${header}: ${reasonOf(code, language)}`),
  }))
  const words = { sheet: errors[language], rowNumber: rowNumber[language], reason: reason[language] }
  return errorRowsWorkbook({ words, headers, rows })
}

export const villageImportEndpoints = [upload, show, commit, errors]
