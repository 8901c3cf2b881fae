import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context, companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { requirePermission } from '#kit/server/permit.ts'
import { commitImport, type ImportBatch } from '../contract.ts'
import { GUARDS } from '../domain/guards.ts'
import { BENEFIT_PREFIX } from '../domain/import-columns.ts'
import type { ReadTouchedRuns } from './adjustments/locked-days.ts'
import { requireConfirmedRuns } from './import/confirm-runs.ts'
import { requireGuards, showBatch } from './import-batches.ts'
import type { ImportExtension } from './import-extension.ts'
import type { ImportJobData } from './import-job.ts'

const GuardsRow = z.object({ guards: z.array(z.enum(GUARDS)) })

const START = `
  update import_batch set status = 'importing', done_count = 0, error_code = null, finished_at = null, accepted = $3, salary_from = $4
  where company_id = $1 and id = $2 and status in ('ready', 'failed')`

/** Ten clicks queue one import: only the transition from ready (or failed) to importing does, and one request makes it. */
export function commitSheet(
  job: Job<ImportJobData>,
  extensions: readonly ImportExtension[],
  readLockedRuns: ReadTouchedRuns,
): Endpoint {
  return handle(commitImport, async (context) => {
    const { body, jobs, params } = context
    const companyId = companyOf(context)
    return {
      data: await inCompany(context, async (tx) => {
        await tx.execute('select from import_batch where company_id = $1 and id = $2 for update', [
          companyId,
          params.id,
        ])
        const batch = await showBatch(tx, companyId, params.id, context)
        const { guards } = await tx.one(
          GuardsRow,
          'select guards from import_batch where company_id = $1 and id = $2',
          [companyId, params.id],
        )
        requireGuards(context.session, guards, 'edit')
        if (batch.status === 'reading' || batch.status === 'choosing') throw new AppError('import_not_ready')
        if (batch.status === 'importing' || batch.status === 'done') return batch
        const accepted = acceptedColumns(batch, body)
        for (const { updates, columns } of extensions)
          if (updates && columns.some(({ name }) => accepted.includes(name)))
            requirePermission(context.session, updates.access)
        await checkSalaryDay(tx, params.id, { accepted, ...body }, context)
        await requireConfirmedRuns(tx, params.id, { accepted, ...body }, readLockedRuns)
        const started = [companyId, params.id, accepted, body.salary_from ?? null]
        if ((await tx.execute(START, started)) === 1)
          await jobs.send(tx, job, { companyId, batchId: params.id, actor: actorOf(context) })
        return showBatch(tx, companyId, params.id, context)
      }),
    }
  })
}

type Choices = Context<typeof commitImport>['body']

/** The accepted columns of existing employees. Throws if the user has not seen this check, or not confirmed new names. */
function acceptedColumns(batch: ImportBatch, { revision, accept = [], add_names }: Choices): string[] {
  if (revision !== undefined && revision !== batch.revision) throw new AppError('stale_version')
  if (batch.new_names.some(({ use }) => use !== '') && !add_names) throw new AppError('import_names_open')
  return batch.update_columns.map(({ key }) => key).filter((key) => accept.includes(key))
}

const DAY_NEEDED: Record<Language, string> = {
  la: 'ເລືອກວັນທີທີ່ເງິນເດືອນ ແລະ ສະຫວັດດີການໃໝ່ມີຜົນ',
  en: 'Choose the day from which the new salaries and benefits are valid',
}
const DAY_TOO_EARLY: Record<Language, string> = {
  la: 'ຕ້ອງຫຼັງວັນທີເລີ່ມວຽກຂອງ: ',
  en: 'Must be after the start date of: ',
}

const LATER_STARTS = `
  select item -> 'person' ->> 'emp_number' as emp_number
  from import_batch b, jsonb_array_elements(b.good_rows) item
  where b.company_id = $1 and b.id = $2 and (item ->> 'exists')::boolean and item -> 'person' ->> 'start_date' >= $3
    and exists (select from jsonb_array_elements(coalesce(item -> 'changes', '[]')) c where c ->> 'column' = 'base_salary' and c -> 'before' <> 'null')
  order by 1 limit 5`

const NumberRow = z.object({ emp_number: z.string() })

type Given = { accepted: readonly string[]; salary_from?: string | null | undefined }

/** A changed salary is an adjustment from a day on, after the first day of each employee; benefits change from the day's month on. */
async function checkSalaryDay(
  tx: Tx,
  id: number,
  { accepted, salary_from: day }: Given,
  { language }: Pick<Context, 'language'>,
): Promise<void> {
  const hasBenefits = accepted.some((column) => column.startsWith(BENEFIT_PREFIX))
  if (hasBenefits && !day)
    throw new AppError('invalid_input', { fields: { salary_from: [DAY_NEEDED[language]] } })
  if (!accepted.includes('base_salary')) return
  // Without a day: the first start date at all, so that every adjusted salary counts.
  const people = await tx.query(NumberRow, LATER_STARTS, [tx.companyId, id, day ?? ''])
  if (people.length === 0) return
  if (!day) throw new AppError('invalid_input', { fields: { salary_from: [DAY_NEEDED[language]] } })
  const numbers = people.map(({ emp_number }) => emp_number).join(', ')
  throw new AppError('invalid_input', { fields: { salary_from: [DAY_TOO_EARLY[language] + numbers] } })
}
