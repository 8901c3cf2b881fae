import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { type DayRow, type DayTotals, exportDays, reportDays } from '../../contract.ts'
import { DAY_RESULT_TEXTS, REPORT_COLUMN_TEXTS, REPORT_NAME } from '../../locales/report.ts'
import { ensureDerived } from '../derivation/ensure-derived.ts'
import { countDays, findDays, reportRangeOf } from './days-query.ts'

/** What a workbook takes without trouble: three months of a thousand people. */
const MOST_EXPORTED = 100_000

const sumOf = (totals: DayTotals) => Object.values(totals).reduce((sum, days) => sum + days, 0)

export const reportDayRows = handle(reportDays, async (context) => {
  const { query, language } = context
  const range = reportRangeOf(query, language)
  const derivation = await ensureDerived(context.db, companyOf(context), range.from, range.to)
  return inCompany(context, async (tx) => {
    const { page, per_page } = query
    const totals = await countDays(tx, query, range)
    const data = await findDays(tx, query, range, { limit: per_page, offset: (page - 1) * per_page })
    const total = query.result ? totals[query.result as keyof DayTotals] : sumOf(totals)
    return { data, meta: { total, page, per_page }, totals, ...range, derivation }
  })
})

type ColumnKey = keyof typeof REPORT_COLUMN_TEXTS
const MINUTES: ReadonlySet<ColumnKey> = new Set<ColumnKey>(['late_minutes', 'early_minutes', 'night_minutes'])

const clockOf = (instant: string | null) => (instant === null ? null : instant.slice(0, 16).replace('T', ' '))
const typeOf = (key: ColumnKey) => (key === 'work_date' ? 'date' : MINUTES.has(key) ? 'number' : 'text')

export const exportDayRows = handle(exportDays, async (context) => {
  const { query, language } = context
  const range = reportRangeOf(query, language)
  const { state } = await ensureDerived(context.db, companyOf(context), range.from, range.to)
  if (state === 'running') throw new AppError('days_not_ready')
  const rows = await inCompany(context, (tx) =>
    findDays(tx, query, range, { limit: MOST_EXPORTED + 1, offset: 0 }),
  )
  if (rows.length > MOST_EXPORTED) throw new AppError('file_too_many_rows')
  const columns = (Object.keys(REPORT_COLUMN_TEXTS) as ColumnKey[]).map((key) => ({
    key,
    header: REPORT_COLUMN_TEXTS[key][language],
    type: typeOf(key) as 'date' | 'number' | 'text',
  }))
  const records = rows.map((row: DayRow) => ({
    ...row,
    result: DAY_RESULT_TEXTS[row.result][language],
    in_at: clockOf(row.in_at),
    out_at: clockOf(row.out_at),
  }))
  const bytes = await writeWorkbook({ sheets: [{ name: REPORT_NAME[language], columns, rows: records }] })
  return new FileAnswer(`${REPORT_NAME[language]} ${range.from} ${range.to}.xlsx`, XLSX, bytes)
})
