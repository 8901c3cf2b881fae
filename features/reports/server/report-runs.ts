import { z } from 'zod'
import { leftJoinPerson, PERSON_COLUMNS } from '#features/employees/server/index.ts'
import { KIP_COLUMNS } from '#features/payroll/domain/payslip-sums.ts'
import { draftOf, PAYROLL_RUNS, PAYSLIPS } from '#features/payroll/server/index.ts'
import { formatDate, monthOf } from '#kit/contract/days.ts'
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

const RunRow = ReportRun.extend({ calculation_id: Id, kind: z.string() })
type RunRow = z.infer<typeof RunRow>

/** The run of a report, null if no run has payslips, and the runs to choose from, latest first. */
export interface ChosenRun {
  run: RunRow | null
  runs: readonly RunRow[]
  /** The runs whose payslips are added up: the chosen one, or those of its month, latest first. */
  summed: readonly RunRow[]
}

/**
 * The run that is asked for, else the latest regular one: an extra or final run pays few people. A run of another company, or
 * one without payslips, is `not_found`.
 */
export async function chooseRun(tx: Tx, context: Context): Promise<ChosenRun> {
  const { run_id: runId, whole_month: isMonth } = context.query as { run_id?: number; whole_month?: boolean }
  const runs = await tx.query(
    RunRow,
    `select id, title, kind, from_date, to_date, status, calculation_id from ${PAYROLL_RUNS} payroll_run
     where company_id = $1 and calculation_id is not null order by to_date desc, id desc limit 120`,
    [tx.companyId],
  )
  const latest = runs.find(({ kind }) => kind === 'regular') ?? runs[0]
  const run = runId === undefined ? latest : runs.find(({ id }) => id === runId)
  if (!run && runId !== undefined) throw new AppError('not_found')
  const isSummed = (one: RunRow) =>
    one.id === run?.id ||
    (isMonth && one.status !== 'calculated' && monthOf(one.to_date) === (run && monthOf(run.to_date)))
  return { run: run ?? null, runs, summed: runs.filter(isSummed) }
}

const LATEST = ['emp_number', 'name', 'search_text', 'department_id', 'branch_id', 'person']
const SUMMED = [...KIP_COLUMNS, 'employee_share', 'employer_share']

/** The payslips of one run, or those of several added up by employee, with the employee's data of the latest one. */
function payslipsOf(param: (value: unknown) => string, { run, summed }: ChosenRun): string {
  if (summed.length < 2)
    return `(select * from ${PAYSLIPS} payslip where company_id = $1 and calculation_id = ${param(run?.calculation_id ?? null)}::bigint)`
  const calculations = `${param(summed.map((one) => one.calculation_id))}::bigint[]`
  return `(
    select company_id, employee_id, ${param(run?.id ?? null)}::bigint as run_id,
      ${LATEST.map((name) => `(array_agg(${name} order by calculation_id desc))[1] as ${name}`).join(', ')},
      ${SUMMED.map((name) => `sum(${name})::bigint as ${name}`).join(', ')}
    from ${PAYSLIPS} payslip where company_id = $1 and calculation_id = any(${calculations}) group by company_id, employee_id)`
}

const withoutCalculation = ({ calculation_id: _, kind: _kind, ...run }: RunRow): ReportRun => run
const STATUSES = codesOf(la.status, en.status)

/** The parts that reports on the payslips of a run (`payslip p`) share. */
export const OF_RUN = {
  prepare: chooseRun,
  from: (param: (value: unknown) => string, { extra }: { extra: ChosenRun }) =>
    `${payslipsOf(param, extra)} as p
     join ${PAYROLL_RUNS} r on r.company_id = $1 and r.id = p.run_id`,
  key: ['p.employee_id'] as const,
  filters: { run_id: null, whole_month: null },
  search: 'p.search_text',
  sorts: { emp_number: 'p.emp_number collate emp_number_order', name: 'p.name collate lao' },
  order: 'emp_number' as const,
  meta: ({ extra: { run, runs } }: { extra: ChosenRun }) => ({
    run: run && withoutCalculation(run),
    runs: runs.map(withoutCalculation),
  }),
  about: ({ extra: { run, summed }, language }: { extra: ChosenRun; language: 'la' | 'en' }): AboutLine[] =>
    run
      ? [
          [{ la: la.run, en: en.run }, summed.map(({ title }) => title).join(', ')],
          [REPORT_WORDS.period, `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`],
          [RUN_REPORT_TEXTS.file.status, STATUSES[run.status][language]],
        ]
      : [],
  mark: ({ extra: { summed }, language }: { extra: ChosenRun; language: 'la' | 'en' }) =>
    draftOf(summed, language),
  fileName: ({ extra: { run, summed } }: { extra: ChosenRun }) =>
    run && summed.length > 1 ? monthOf(run.to_date) : (run?.title ?? ''),
}

/** The join of `PERSON_OF_PAYSLIP`. */
export const JOIN_PERSON_OF_PAYSLIP = leftJoinPerson('p')

/** The columns that identify the employee of a payslip: as stored in it, with the present picture. */
export const PERSON_OF_PAYSLIP = {
  employee_id: 'p.employee_id',
  emp_number: 'p.emp_number',
  name: 'p.name',
  en_name: `trim(concat(p.person ->> 'en_name', ' ', p.person ->> 'en_surname'))`,
  employee_picture: PERSON_COLUMNS.employee_picture,
  branch: `p.person ->> 'branch'`,
  department: `p.person ->> 'department'`,
  position: `p.person ->> 'position'`,
}
