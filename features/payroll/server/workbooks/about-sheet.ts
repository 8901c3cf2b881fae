import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { SheetToWrite } from '#kit/server/excel/write-workbook.ts'
import { dateText } from '../../domain/exact-numbers.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** Which company's which run a workbook is of. */
export async function aboutSheet(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  language: Language,
  employees: number,
): Promise<SheetToWrite> {
  const texts = SHEET_TEXTS[language]
  const { name } = await tx.one<{ name: string }>('select name from company where company_id = $1', [
    companyId,
  ])
  const row = (what: string, value: string) => ({ what, value })
  return {
    name: texts.about,
    isAbout: true,
    columns: [
      { key: 'what', header: texts.company, type: 'text' },
      { key: 'value', header: name, type: 'text' },
    ],
    rows: [
      row(texts.run, run.title),
      row(texts.period, `${dateText(run.from_date)} – ${dateText(run.to_date)}`),
      row(texts.status, texts.statuses[run.status]),
      row(texts.employees, String(employees)),
    ],
  }
}
