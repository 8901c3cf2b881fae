import { Readable } from 'node:stream'
import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { Bytes, Count, Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { requireRight } from '#kit/server/permit.ts'
import {
  downloadPayslipFile as downloadRoute,
  makePayslipFile as makeRoute,
  PayslipFile,
  showPayslipFile as showRoute,
} from '../../contract.ts'
import { documentName } from '../../domain/document-name.ts'
import { isLocked } from '../../domain/run-states.ts'
import { loadCalculatedRun } from '../runs/run-record.ts'
import { PDF } from './download-payslip.ts'
import { payslipFileJob } from './payslip-file-job.ts'
import { PAYSLIP_WORDS } from './payslip-labels.ts'
import { VIEW_ACCOUNT } from './withhold-account.ts'

const FileRow = PayslipFile.omit({ created_at: true, done: true, total: true }).extend({
  done_count: Count,
  total_count: Count,
  created_at: Timestamp,
})
type FileRow = z.infer<typeof FileRow>

const COLUMNS = 'id, language, status, done_count, total_count, created_at'

const toFile = ({ done_count, total_count, created_at, ...row }: FileRow): PayslipFile => ({
  ...row,
  done: done_count,
  total: total_count,
  created_at: created_at.toISOString(),
})

const fileName = (language: Language, run: Parameters<typeof documentName>[1]) =>
  `${documentName(PAYSLIP_WORDS[language].file, run, language)}.pdf`

/**
 * One file for a calculation and a language, with the bank accounts of all employees (hence the permission): a second
 * request gets the same one, a failed one is started again, and one from before the approval, or from before an approval was taken back, is created again without or with the mark of a draft.
 */
export const makePayslipFile = handle(makeRoute, (context) =>
  inCompany(context, async (tx) => {
    requireRight(context.session, VIEW_ACCOUNT)
    const companyId = companyOf(context)
    const run = await loadCalculatedRun(tx, companyId, context.params.id)
    const language = context.query.language ?? context.language
    const begun = await tx.maybeOne(
      FileRow,
      `insert into payslip_file (company_id, run_id, calculation_id, language, status, total_count, created_by, is_draft)
       select $1, $2, $3, $4, 'working', (totals ->> 'employees')::int, $5, $6 from payroll_calculation
       where company_id = $1 and id = $3
       on conflict (company_id, calculation_id, language) do update set status = 'working', done_count = 0, is_draft = excluded.is_draft
         where payslip_file.status = 'failed' or (payslip_file.status = 'done' and payslip_file.is_draft <> excluded.is_draft)
       returning ${COLUMNS}`,
      [companyId, run.id, run.calculation_id, language, actorOf(context).accountId, !isLocked(run.status)],
    )
    if (begun) {
      // Of a file that is created again.
      await tx.execute('delete from payslip_file_part where company_id = $1 and file_id = $2', [
        companyId,
        begun.id,
      ])
      await context.jobs.send(tx, payslipFileJob(), { companyId, fileId: begun.id })
      await audit(tx, companyId, actorOf(context), {
        action: 'create',
        entity: 'payslip_file',
        entityId: begun.id,
        after: { file: fileName(language, run), rows: begun.total_count },
      })
    }
    const file =
      begun ??
      (await tx.one(
        FileRow,
        `select ${COLUMNS} from payslip_file where company_id = $1 and calculation_id = $2 and language = $3`,
        [companyId, run.calculation_id, language],
      ))
    return { data: toFile(file) }
  }),
)

const FindFileRow = FileRow.extend({
  title: z.string(),
  from_date: IsoDate,
  to_date: IsoDate,
  is_draft: z.boolean(),
})

async function findFile(tx: Tx, companyId: number, { id, file_id }: { id: number; file_id: number }) {
  const file = await tx.maybeOne(
    FindFileRow,
    `select ${COLUMNS.split(', ')
      .map((name) => `f.${name}`)
      .join(', ')}, run.title, run.from_date, run.to_date, f.is_draft
     from payslip_file f join payroll_run run on run.company_id = $1 and run.id = f.run_id
     where f.company_id = $1 and f.run_id = $2 and f.id = $3`,
    [companyId, id, file_id],
  )
  if (!file) throw new AppError('not_found')
  return file
}

export const showPayslipFile = handle(showRoute, (context) =>
  inCompany(context, async (tx) => {
    requireRight(context.session, VIEW_ACCOUNT)
    return { data: toFile(await findFile(tx, companyOf(context), context.params)) }
  }),
)

export const downloadPayslipFile = handle(downloadRoute, async (context) => {
  requireRight(context.session, VIEW_ACCOUNT)
  const companyId = companyOf(context)
  const file = await inCompany(context, (tx) => findFile(tx, companyId, context.params))
  if (file.status !== 'done') throw new AppError('conflict')
  return new FileAnswer(
    fileName(file.language, { ...file, status: file.is_draft ? 'calculated' : 'approved' }),
    PDF,
    Readable.from(partsOf(context.db, companyId, file.id)),
    // One person starts the file, and others can download it: each download is an export.
    { rows: file.total_count, has_salary: true },
  )
})

const BytesRow = z.object({ bytes: Bytes })

/** Reads it in parts, so that a large file is never in memory completely. */
async function* partsOf(db: Database, companyId: number, fileId: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const found = await db.inCompany(companyId, (tx) =>
      tx.maybeOne(
        BytesRow,
        'select bytes from payslip_file_part where company_id = $1 and file_id = $2 and part = $3',
        [companyId, fileId, part],
      ),
    )
    if (!found) return
    yield found.bytes
  }
}
