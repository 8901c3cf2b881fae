import { JOURNAL_ACCOUNTS } from '#features/master-data/server/index.ts'
import { PAYSLIP_LINES } from '#features/payroll/server/index.ts'
import { monthOf } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { journalReport, MAX_MISSING, MissingAccount } from '../contract.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { type ChosenRun, chooseRun, OF_RUN } from './report-runs.ts'

/** Costs; everything else is owed to somebody and not split by department. */
const COSTS = `('base', 'seniority', 'benefit', 'overtime', 'night', 'income', 'absence', 'absence_rule', 'late', 'early',
  'deduction_before', 'company_sso', 'company_tax', 'employer_paid')`

/**
 * The postings of each line of a payslip, debits positive. The parts of gross pay are posted as they are; together they
 * are the gross pay (a gross pay that was raised to 0 takes the rest off the absence), which is what is deducted and
 * paid: gross = sso + tax + deductions + net. What the company pays on top is a cost and owed. So each payslip balances.
 */
const POSTINGS = `(values
  (case when l.code in ('sso', 'tax', 'deduction_after', 'net', 'gross', 'cost') then null else l.code end, l.amount),
  (case when l.code = 'gross' and l.floored is not null then 'absence' end, -l.floored),
  (case when l.code in ('sso', 'company_sso') then 'sso_' || l.share end, case l.code when 'sso' then l.amount else -l.amount end),
  (case when l.code in ('tax', 'company_tax') then 'tax_payable' end, case l.code when 'tax' then l.amount else -l.amount end),
  (case when l.code in ('deduction_after', 'employer_paid') then 'deduction_after' end,
    case l.code when 'deduction_after' then l.amount else -l.amount end),
  (case when l.code = 'net' then 'net_payable' end, -l.amount)) as posted (line, amount)`

/** The journal `j` of calculations (an array) with its accounts `a`: the account of the item before the one of the department before the general one. */
const journalOf = (calculation: string, byDepartment: boolean) => `(
    select company_id, line, item, department, sum(amount)::bigint as amount from (
      select l.company_id, posted.line, posted.amount,
        case when posted.line in ('benefit', 'income', 'deduction_before', 'deduction_after', 'employer_paid') then l.name else '' end as item,
        case when ${byDepartment} and posted.line in ${COSTS} then coalesce(l.department, '') else '' end as department
      from ${PAYSLIP_LINES} l cross join lateral ${POSTINGS}
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
}

async function prepare(tx: Tx, context: Context): Promise<OfJournal> {
  const chosen = await chooseRun(tx, context)
  const { run, runs } = chosen
  if (!run) return { ...chosen, missing: [] }
  const ofMonth = runs.filter(({ to_date }) => monthOf(to_date) === monthOf(run.to_date))
  const missing = await tx.query(
    MissingAccount,
    `select j.line, j.item, j.department, j.amount from ${journalOf('$2', isSplit(context.query))}
     where j.company_id = $1 and a.account_code is null order by j.line, j.item, j.department limit ${MAX_MISSING}`,
    [tx.companyId, ofMonth.map(({ calculation_id }) => calculation_id)],
  )
  return { ...chosen, missing }
}

export const journalReportEndpoints = reportEndpoints(journalReport, {
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
  meta: (reading) => ({ ...OF_RUN.meta(reading), missing: reading.extra.missing }),
  filterLines: {
    cost_centre: {
      label: RUN_REPORT_TEXTS.journal.costCentre,
      words: { department: RUN_REPORT_TEXTS.column.department },
    },
  },
})
