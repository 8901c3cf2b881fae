import { z } from 'zod'
import { Id, Language } from '#kit/contract/scalars.ts'
import { type Database, DatabaseUnavailable } from '#kit/database/database.ts'
import { readLogo, withLogo } from '#kit/server/files/company-logo.ts'
import type { Files } from '#kit/server/files/file-store.ts'
import { defineJob, type JobContext } from '#kit/server/jobs.ts'
import { joinPdfs } from '#kit/server/pdf/combine-pdfs.ts'
import { renderPayslipPdfs } from '../../documents/payslip-document.ts'
import { loadRun } from '../runs/run-record.ts'
import { payslipDocumentOf } from './payslip-document-of.ts'
import { readPayslips } from './read-payslip.ts'

interface JobData {
  companyId: number
  fileId: number
}

const FileRow = z.object({
  id: Id,
  run_id: Id,
  calculation_id: Id,
  language: Language,
  status: z.string(),
})
type FileRow = z.infer<typeof FileRow>

/** Payslips read at once; their lines have a few kilobytes each. */
const PAGE = 500
const PART_BYTES = 1024 * 1024
const MILLISECONDS_BETWEEN_REPORTS = 500

/** Renders all payslips of a calculation into one PDF. After a kill it starts again from the first; a file is stored completely or not at all. `files`: the store of the logo. */
export const payslipFileJob = (files?: Files) =>
  defineJob<JobData>({
    name: 'payslip-file',
    async run({ companyId, fileId }, { db, log, signal }) {
      const file = await findFile(db, companyId, fileId)
      if (file?.status !== 'working') return
      try {
        const parts = await renderAll({ db, files }, companyId, file, signal)
        await storeFile(db, companyId, fileId, await joinPdfs(parts))
      } catch (error) {
        if (signal.aborted || error instanceof DatabaseUnavailable) throw error
        // A calculation meanwhile has deleted it.
        if (!(await findFile(db, companyId, fileId))) return
        log.error({ err: error, fileId }, 'payslip file failed')
        await setStatus(db, companyId, fileId, 'failed')
      }
    },
  })

const findFile = (db: Database, companyId: number, fileId: number) =>
  db.inCompany(companyId, (tx) =>
    tx.maybeOne(
      FileRow,
      'select id, run_id, calculation_id, language, status from payslip_file where company_id = $1 and id = $2',
      [companyId, fileId],
    ),
  )

async function renderAll(
  { db, files }: { db: Database; files: Files | undefined },
  companyId: number,
  file: FileRow,
  signal: JobContext['signal'],
) {
  const logo = await readLogo({ db, files }, companyId)
  const report = reporter(db, companyId, file.id)
  const generatedAt = new Date()
  const pdfs: Uint8Array[] = []
  for (let before = 0; ; ) {
    signal.throwIfAborted()
    const payslips = await db.inCompany(companyId, async (tx) => {
      const run = await loadRun(tx, companyId, file.run_id)
      // A file contains one calculation: after another one it would mix two.
      if (run.calculation_id !== file.calculation_id) throw new Error('the run was calculated again')
      return readPayslips(tx, run, { limit: PAGE, offset: before }, file.language)
    })
    if (payslips.length === 0) return pdfs
    const documents = payslips.map((payslip) => payslipDocumentOf(payslip, file.language, generatedAt, logo))
    const start = before
    pdfs.push(...(await renderPayslipPdfs(documents, (done) => report(start + done), withLogo(logo))))
    before += payslips.length
  }
}

/** Reports the progress about twice a second; a failed report is ignored. */
function reporter(db: Database, companyId: number, fileId: number) {
  let last = 0
  return (done: number) => {
    const now = performance.now()
    if (now - last < MILLISECONDS_BETWEEN_REPORTS) return
    last = now
    db.inCompany(companyId, (tx) =>
      tx.execute('update payslip_file set done_count = $3 where company_id = $1 and id = $2', [
        companyId,
        fileId,
        done,
      ]),
    ).catch(() => {})
  }
}

function storeFile(db: Database, companyId: number, fileId: number, bytes: Uint8Array) {
  return db.inCompany(companyId, async (tx) => {
    for (let part = 0; part * PART_BYTES < bytes.length; part += 1)
      await tx.execute(
        'insert into payslip_file_part (company_id, file_id, part, bytes) values ($1, $2, $3, $4)',
        [companyId, fileId, part, Buffer.from(bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES))],
      )
    await tx.execute(
      `update payslip_file set status = 'done', done_count = total_count where company_id = $1 and id = $2`,
      [companyId, fileId],
    )
  })
}

const setStatus = (db: Database, companyId: number, fileId: number, status: string) =>
  db.inCompany(companyId, (tx) =>
    tx.execute('update payslip_file set status = $3 where company_id = $1 and id = $2', [
      companyId,
      fileId,
      status,
    ]),
  )
