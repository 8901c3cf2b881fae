import type { z } from 'zod'
import { PAYROLL_RUNS, PAYSLIPS } from '#features/payroll/server/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { codesOf } from '#kit/server/list/list-words.ts'
import type { AboutLine } from '#kit/server/report/report-source.ts'
import { REPORT_WORDS } from '#kit/server/report/report-words.ts'
import { ReportRun } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'

const RunRow = ReportRun.extend({ calculation_id: Id })
type RunRow = z.infer<typeof RunRow>

/** The run of a report, null if no run has payslips, and the runs to choose from, latest first. */
export interface ChosenRun {
  run: RunRow | null
  runs: readonly RunRow[]
}

/** A run of another company, or one without payslips, is `not_found`. */
export async function chooseRun(tx: Tx, context: Context): Promise<ChosenRun> {
  const { run_id: runId } = context.query as { run_id?: number }
  const runs = await tx.query(
    RunRow,
    `select id, title, from_date, to_date, status, calculation_id from ${PAYROLL_RUNS} payroll_run
     where company_id = $1 and calculation_id is not null order by to_date desc, id desc limit 120`,
    [tx.companyId],
  )
  const run = runId === undefined ? runs[0] : runs.find(({ id }) => id === runId)
  if (!run && runId !== undefined) throw new AppError('not_found')
  return { run: run ?? null, runs }
}

const withoutCalculation = ({ calculation_id: _, ...run }: RunRow): ReportRun => run
const STATUSES = codesOf(la.status, en.status)

/** The parts that reports on the payslips of a run (`payslip p`) share. */
export const OF_RUN = {
  prepare: chooseRun,
  from: (param: (value: unknown) => string, { extra }: { extra: ChosenRun }) =>
    `(select * from ${PAYSLIPS} payslip where company_id = $1 and calculation_id = ${param(extra.run?.calculation_id ?? null)}::bigint) as p
     join ${PAYROLL_RUNS} r on r.company_id = $1 and r.id = p.run_id`,
  key: ['p.employee_id'] as const,
  filters: { run_id: null },
  search: 'p.search_text',
  sorts: { emp_number: 'p.emp_number collate emp_number_order', name: 'p.name collate lao' },
  order: 'emp_number' as const,
  meta: ({ extra: { run, runs } }: { extra: ChosenRun }) => ({
    run: run && withoutCalculation(run),
    runs: runs.map(withoutCalculation),
  }),
  about: ({ extra: { run }, language }: { extra: ChosenRun; language: 'la' | 'en' }): AboutLine[] =>
    run
      ? [
          [{ la: la.run, en: en.run }, run.title],
          [REPORT_WORDS.period, `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`],
          [RUN_REPORT_TEXTS.file.status, STATUSES[run.status][language]],
        ]
      : [],
  fileName: ({ extra: { run } }: { extra: ChosenRun }) => run?.title ?? '',
}

/** The columns that identify the employee of a payslip. */
export const PERSON_OF_PAYSLIP = {
  employee_id: 'p.employee_id',
  emp_number: 'p.emp_number',
  name: 'p.name',
  en_name: `trim(concat(p.person ->> 'en_name', ' ', p.person ->> 'en_surname'))`,
  branch: `p.person ->> 'branch'`,
  department: `p.person ->> 'department'`,
  position: `p.person ->> 'position'`,
}
