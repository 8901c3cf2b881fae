import { z } from 'zod'
import { formatDate } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { SheetToWrite } from '#kit/server/excel/write-workbook.ts'
import { markedTitle } from '#kit/server/file-mark.ts'
import { draftOf } from '../../domain/document-name.ts'
import { titleIn } from '../../domain/run-title.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import type { RunRecord } from '../runs/run-record.ts'

const NameRow = z.object({ name: z.string() })

/** The title rows of a sheet about a run: its name, the company, the run with its dates, and its status. */
export async function runHead(tx: Tx, companyId: number, run: RunRecord, title: string, language: Language) {
  const texts = SHEET_TEXTS[language]
  const { name } = await tx.one(NameRow, `select name from tenant where company_id = $1`, [companyId])
  return {
    title: markedTitle(draftOf([run], language), title),
    lines: [
      name,
      `${run.title}: ${formatDate(run.from_date)} – ${formatDate(run.to_date)}`,
      `${texts.status}: ${texts.statuses[run.status]}`,
    ],
  }
}

/** The company and the run of a workbook. */
export async function aboutSheet(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  language: Language,
  employees: number,
): Promise<SheetToWrite> {
  const texts = SHEET_TEXTS[language]
  const { name } = await tx.one(NameRow, `select name from tenant where company_id = $1`, [companyId])
  const row = (what: string, value: string) => ({ what, value })
  return {
    name: texts.about,
    isAbout: true,
    columns: [
      { key: 'what', header: texts.company, type: 'text' },
      { key: 'value', header: name, type: 'text' },
    ],
    rows: [
      row(texts.run, titleIn(run.title, language)),
      row(texts.period, `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`),
      row(texts.status, texts.statuses[run.status]),
      row(texts.employees, String(employees)),
    ],
  }
}
