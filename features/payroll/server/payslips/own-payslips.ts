import { DECISIONS } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { fromDay, instant, toDay } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { type listOwnPayslips, showOwnPayslip as route } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { titleIn } from '../../domain/run-title.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import { SUM_TEXTS } from '../../locales/sum-names.ts'
import payslipEn from '../../web/texts/payslip-en.ts'
import payslipLa from '../../web/texts/payslip-la.ts'
import runEn from '../../web/texts/run-en.ts'
import runLa from '../../web/texts/run-la.ts'
import { isHeld } from '../holds/held.ts'
import { findHold } from '../holds/hold-record.ts'
import { SEARCH_TITLE } from '../runs/list-runs.ts'
import { loadRun } from '../runs/run-record.ts'
import { readPayslip } from './read-payslip.ts'

const sheet = wordsOf(SHEET_TEXTS.la, SHEET_TEXTS.en)
const field = wordsOf(runLa.field, runEn.field)

/** The columns of a payslip `p` among those of the same employee, with its run as `run`. */
export const PAYSLIP_AND_RUN = {
  run_id: 'run.id',
  title: 'run.title',
  kind: 'run.kind',
  from_date: 'run.from_date',
  to_date: 'run.to_date',
  status: 'run.status',
  paid_on: `coalesce((select hold.paid_on from payslip_hold hold where hold.company_id = $1 and hold.run_id = run.id
    and hold.employee_id = p.employee_id and hold.status = 'paid'), run.paid_on, (select ${dayAt('max(d.at)')} from ${DECISIONS} d
    where d.company_id = $1 and d.subject = 'payroll_run' and d.subject_id = run.id and d.verdict = 'paid'))`,
  gross: 'p.gross',
  net: 'p.net',
} as const

const paidHeading = { la: runLa.pay.day, en: runEn.pay.day }

/** The same as columns of the Excel file. */
export const SHEET_OF_PAYSLIPS = [
  { key: 'title', heading: sheet('run') },
  { key: 'kind', heading: field('kind'), words: codesOf(runLa.kind, runEn.kind) },
  { key: 'from_date', heading: field('from'), type: 'date' },
  { key: 'to_date', heading: field('to'), type: 'date' },
  { key: 'gross', heading: SUM_TEXTS.gross, type: 'kip' },
  { key: 'net', heading: SUM_TEXTS.net, type: 'kip' },
  { key: 'status', heading: sheet('status'), words: codesOf(runLa.status, runEn.status) },
  { key: 'paid_on', heading: paidHeading, type: 'date' },
] as const

/** Employees see nothing of a run before it is approved, and nothing of a payslip that is held. */
export const ownPayslipList: ListDeclaration<typeof listOwnPayslips> = {
  from: `payslip p join payroll_run run on run.company_id = $1 and run.calculation_id = p.calculation_id
    and run.status in ('approved', 'paid')`,
  key: ['run.id'],
  where: [
    'p.company_id = $1',
    `not ${isHeld('p')}`,
    (param, reading) => `p.employee_id = ${param(employeeOf(reading))}`,
  ],
  columns: {
    ...PAYSLIP_AND_RUN,
    paid_at: `(select ${instant('max(d.at)')} from ${DECISIONS} d where d.company_id = $1 and d.subject = 'payroll_run'
      and d.subject_id = run.id and d.verdict = 'paid')`,
  },
  filters: { from: fromDay('run.to_date'), to: toDay('run.from_date') },
  search: SEARCH_TITLE,
  sorts: { to_date: 'run.to_date' },
  order: '-to_date',
  finish: (row, { language }) => ({ ...row, title: titleIn(row.title, language) }),
  sheet: {
    title: { la: payslipLa.own.title, en: payslipEn.own.title },
    columns: SHEET_OF_PAYSLIPS,
  },
}

/** The employee's own payslip of a run; `not_found` if there is none or the run is not approved. */
export async function readOwnPayslip(tx: Tx, context: Pick<Context, 'session' | 'language'>, runId: number) {
  const companyId = companyOf(context)
  const run = await loadRun(tx, companyId, runId)
  if (!isLocked(run.status)) throw new AppError('not_found')
  const employeeId = employeeOf(context)
  if ((await findHold(tx, run.id, employeeId))?.status === 'held') throw new AppError('not_found')
  return readPayslip(tx, run, employeeId, context.language)
}

export const showOwnPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => ({ data: await readOwnPayslip(tx, context, context.params.run_id) })),
)
