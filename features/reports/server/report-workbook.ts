import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type SheetColumn, type SheetRecord, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import type { RunWithPayslips } from './report-runs.ts'
import { REPORT_TEXTS } from './report-texts.ts'

interface ReportSheet {
  title: string
  language: Language
  columns: SheetColumn[]
  rows: SheetRecord[]
  totals: SheetRecord
}

const dayText = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** A report as a workbook: its rows with the totals below, and a sheet that says whose and of which run it is. */
export async function reportWorkbook(
  tx: Tx,
  companyId: number,
  run: RunWithPayslips | null,
  sheet: ReportSheet,
) {
  const texts = REPORT_TEXTS[sheet.language]
  const { name } = await tx.one<{ name: string }>('select name from company where company_id = $1', [
    companyId,
  ])
  const period = run ? `${dayText(run.from_date)} – ${dayText(run.to_date)}` : ''
  const about = {
    name: texts.about,
    isAbout: true,
    columns: [
      { key: 'what', header: texts.company, type: 'text' as const },
      { key: 'value', header: name, type: 'text' as const },
    ],
    rows: [
      { what: texts.run, value: run?.title ?? '' },
      { what: texts.period, value: period },
      { what: texts.status, value: run ? texts.statuses[run.status] : '' },
    ],
  }
  return {
    fileName: `${[sheet.title, run?.title].filter((part) => part).join(' ')}.xlsx`,
    write: () =>
      writeWorkbook({
        sheets: [
          {
            name: sheet.title,
            columns: sheet.columns,
            rows: sheet.rows,
            totals: { name: texts.total, ...sheet.totals },
          },
          about,
        ],
      }),
  }
}
