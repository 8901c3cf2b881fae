import { XLSX } from '#kit/contract/file-types.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { ssoReportFile as fileRoute, ssoReport as route, type SsoRow } from '../contract.ts'
import { type Report, readReport } from './report-list.ts'
import { findReportRun, shownRuns } from './report-runs.ts'
import { REPORT_TEXTS } from './report-texts.ts'
import { reportWorkbook } from './report-workbook.ts'

const RATES = `c.law -> 'socialSecurityRates'`
/** numeric rounds half away from zero, as a payslip's line is. */
const share = (who: 'employee' | 'employer') =>
  `round(p.sso_base * (${RATES} ->> '${who}Num')::numeric / (${RATES} ->> '${who}Den')::numeric)::bigint`

const REPORT: Report = {
  columns: `p.person ->> 'sso_number' as sso_number, p.person ->> 'gender' as gender, p.person ->> 'birth_date' as birth_date,
    p.sso_base as insurable_wage, ${share('employee')} as employee, ${share('employer')} as employer,
    ${share('employee')} + ${share('employer')} as total,
    (select p.person ->> 'start_date' from payroll_run run where run.company_id = $1 and run.id = p.run_id
      and (p.person ->> 'start_date')::date between run.from_date and run.to_date) as joined,
    (select p.person ->> 'end_date' from payroll_run run where run.company_id = $1 and run.id = p.run_id
      and (p.person ->> 'end_date')::date between run.from_date and run.to_date) as left`,
  where: `p.person ->> 'is_sso' = 'true'`,
  sorts: {
    emp_number: 'r.emp_number',
    name: 'r.name collate lao',
    insurable_wage: 'r.insurable_wage',
    employee: 'r.employee',
    employer: 'r.employer',
    total: 'r.total',
  },
  totals: ['insurable_wage', 'employee', 'employer', 'total'],
}

const NOTHING = { insurable_wage: 0, employee: 0, employer: 0, total: 0 }

export const ssoReport = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, search, sort, run_id } = context.query
    const chosen = await findReportRun(tx, companyOf(context), run_id as number | undefined)
    const { run } = chosen
    const asked = { search, sort, limit: per_page, offset: (page - 1) * per_page }
    const found = run && (await readReport<SsoRow>(tx, companyOf(context), run, REPORT, asked))
    const totals = (found?.totals ?? NOTHING) as typeof NOTHING
    return {
      data: found?.rows ?? [],
      meta: { total: found?.total ?? 0, page, per_page, ...shownRuns(chosen), totals },
    }
  }),
)

export const ssoReportFile = handle(fileRoute, async (context) => {
  const language = context.query.language ?? context.language
  const texts = REPORT_TEXTS[language]
  const order = await inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { run } = await findReportRun(tx, companyId, context.query.run_id as number | undefined)
    const found = run && (await readReport<SsoRow>(tx, companyId, run, REPORT, { limit: null, offset: 0 }))
    return reportWorkbook(tx, companyId, run, {
      title: texts.ssoReport,
      language,
      columns: [
        { key: 'no', header: texts.number, type: 'number' },
        { key: 'sso_number', header: texts.ssoNumber, type: 'text' },
        { key: 'name', header: texts.name, type: 'text' },
        { key: 'sex', header: texts.sex, type: 'text' },
        { key: 'birth_date', header: texts.birthDate, type: 'date' },
        { key: 'position', header: texts.position, type: 'text' },
        { key: 'insurable_wage', header: texts.insurableWage, type: 'kip' },
        { key: 'employee', header: texts.employeeShare, type: 'kip' },
        { key: 'employer', header: texts.employerShare, type: 'kip' },
        { key: 'total', header: texts.total, type: 'kip' },
        { key: 'note', header: texts.note, type: 'text' },
      ],
      rows: (found?.rows ?? []).map((row, index) => ({
        ...row,
        no: index + 1,
        sex: row.gender === null ? '' : texts[row.gender],
        note: [row.joined && texts.joined(row.joined), row.left && texts.left(row.left)]
          .filter((part) => part)
          .join(', '),
      })),
      totals: found?.totals ?? NOTHING,
    })
  })
  return new FileAnswer(order.fileName, XLSX, await order.write())
})
