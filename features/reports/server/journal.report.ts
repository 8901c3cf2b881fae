import { JOURNAL_ACCOUNTS } from '#features/master-data/server/index.ts'
import { PAYSLIP_LINES } from '#features/payroll/server/index.ts'
import { monthOf } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import journalReport, { MAX_MISSING, MissingAccount, type UnpostedLine } from '../contract/journal.report.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { JOIN_POSTINGS } from './journal-postings.ts'
import { type ChosenRun, chooseRun, OF_RUN } from './report-runs.ts'
import { readUnpostedLines } from './unposted-lines.ts'

/** The journal `j` of calculations (an array) with its accounts `a`: the account of the item before the one of the department before the general one. */
const journalOf = (calculation: string, byDepartment: boolean) => `(
    select company_id, line, item, department, sum(amount)::bigint as amount from (
      select l.company_id, posted.line, posted.amount,
        case when kind.is_named then l.name else '' end as item,
        case when ${byDepartment} and posted.is_cost then coalesce(l.department, '') else '' end as department
      from ${PAYSLIP_LINES} l ${JOIN_POSTINGS}
      where l.company_id = $1 and l.calculation_id = any(${calculation}::bigint[]) and posted.line is not null
    ) parts group by company_id, line, item, department having sum(amount) <> 0
  ) as j
  left join lateral (
    select account_code, account_name from ${JOURNAL_ACCOUNTS} account
    where account.company_id = $1 and account.deleted_at is null and account.line = j.line and account.item in ('', j.item) and account.department in ('', j.department)
    order by account.item = j.item desc, account.department = j.department desc limit 1
  ) a on true`

const isSplit = (query: object) => (query as { cost_centre?: string }).cost_centre === 'department'

interface OfJournal extends ChosenRun {
  missing: MissingAccount[]
  unposted: UnpostedLine[]
}

async function prepare(tx: Tx, context: Context): Promise<OfJournal> {
  const chosen = await chooseRun(tx, context)
  const { run, runs } = chosen
  const unposted = await readUnpostedLines(tx, run !== null)
  if (!run) return { ...chosen, missing: [], unposted }
  const ofMonth = runs.filter(({ to_date }) => monthOf(to_date) === monthOf(run.to_date))
  const missing = await tx.query(
    MissingAccount,
    // not read: its postings are made from the table of payslip lines; every table in it is joined by company
    `select j.line, j.item, j.department, j.amount from ${journalOf('$2', isSplit(context.query))}
     where j.company_id = $1 and a.account_code is null order by j.line, j.item, j.department limit ${MAX_MISSING}`,
    [tx.companyId, ofMonth.map(({ calculation_id }) => calculation_id)],
  )
  const isMissing = ({ line, item }: UnpostedLine) =>
    missing.some((one) => one.line === line && one.item === item)
  return { ...chosen, missing, unposted: unposted.filter((one) => !isMissing(one)) }
}

export default reportEndpoints(journalReport, {
  ...OF_RUN,
  prepare,
  from: (param, { extra, query }) =>
    journalOf(param(extra.run ? [extra.run.calculation_id] : []), isSplit(query)),
  key: ['j.line', 'j.item', 'j.department'],
  where: ['j.company_id = $1'],
  columns: {
    key: `concat_ws('|', j.line, j.item, j.department)`,
    account_code: `coalesce(a.account_code, '')`,
    account_name: `coalesce(a.account_name, '')`,
    line: 'j.line',
    item: 'j.item',
    department: 'j.department',
    debit: 'greatest(j.amount, 0)',
    credit: 'greatest(-j.amount, 0)',
  },
  filters: { run_id: null, cost_centre: null },
  search: foldedText('a.account_code', 'a.account_name', 'j.item', 'j.department'),
  sorts: {},
  order: ['j.amount < 0', `coalesce(a.account_code, '')`, 'j.line'],
  meta: (reading) => ({
    ...OF_RUN.meta(reading),
    missing: reading.extra.missing,
    unposted: reading.extra.unposted,
  }),
  filterLines: {
    cost_centre: {
      label: RUN_REPORT_TEXTS.journal.costCentre,
      words: { department: RUN_REPORT_TEXTS.column.department },
    },
  },
})
