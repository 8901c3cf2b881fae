import { XLSX } from '#kit/contract/file-types.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { taxReportFile as fileRoute, taxReport as route, type TaxRow } from '../contract.ts'
import { type Report, readReport } from './report-list.ts'
import { findReportRun, shownRuns } from './report-runs.ts'
import { REPORT_TEXTS } from './report-texts.ts'
import { reportWorkbook } from './report-workbook.ts'

const SUMS = ['gross', 'sso', 'taxable', 'tax', 'company_tax', 'net'] as const

const REPORT: Report = {
  columns: SUMS.map((name) => `p.${name}`).join(', '),
  where: `p.person ->> 'include_salary_tax' = 'true'`,
  sorts: {
    emp_number: 'r.emp_number',
    name: 'r.name collate lao',
    ...Object.fromEntries(SUMS.map((name) => [name, `r.${name}`])),
  },
  totals: SUMS,
}

const NOTHING = { gross: 0, sso: 0, taxable: 0, tax: 0, company_tax: 0, net: 0 }

export const taxReport = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page, search, sort, run_id } = context.query
    const chosen = await findReportRun(tx, companyOf(context), run_id as number | undefined)
    const { run } = chosen
    const asked = { search, sort, limit: per_page, offset: (page - 1) * per_page }
    const found = run && (await readReport<TaxRow>(tx, companyOf(context), run, REPORT, asked))
    const totals = (found?.totals ?? NOTHING) as typeof NOTHING
    return {
      data: found?.rows ?? [],
      meta: { total: found?.total ?? 0, page, per_page, ...shownRuns(chosen), totals },
    }
  }),
)

export const taxReportFile = handle(fileRoute, async (context) => {
  const language = context.query.language ?? context.language
  const texts = REPORT_TEXTS[language]
  const order = await inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { run } = await findReportRun(tx, companyId, context.query.run_id as number | undefined)
    const found = run && (await readReport<TaxRow>(tx, companyId, run, REPORT, { limit: null, offset: 0 }))
    return reportWorkbook(tx, companyId, run, {
      title: texts.taxReport,
      language,
      columns: [
        { key: 'no', header: texts.number, type: 'number' },
        { key: 'emp_number', header: texts.empNumber, type: 'text' },
        { key: 'name', header: texts.name, type: 'text' },
        { key: 'position', header: texts.position, type: 'text' },
        ...SUMS.map((name) => ({ key: name, header: texts.taxSums[name], type: 'kip' as const })),
      ],
      rows: (found?.rows ?? []).map((row, index) => ({ ...row, no: index + 1 })),
      totals: found?.totals ?? NOTHING,
    })
  })
  return new FileAnswer(order.fileName, XLSX, await order.write())
})
