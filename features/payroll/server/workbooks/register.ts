import type { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type SheetColumn, type SheetToWrite, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { PayslipRow, downloadRegister as route, Sums } from '../../contract.ts'
import { documentName } from '../../domain/document-name.ts'
import { COUNT_COLUMNS, SUM_NAMES, type SumColumn, type SumRow } from '../../domain/payslip-sums.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import { SUM_TEXTS } from '../../locales/sum-names.ts'
import { SUMS_SQL } from '../payslips/list-payslips.ts'
import { loadCalculatedRun, type RunRecord } from '../runs/run-record.ts'
import { aboutSheet, runHead } from './about-sheet.ts'
import { exchangeSheet } from './exchange-sheet.ts'
import { itemsSheet } from './items-sheet.ts'

const HALF_DAYS: readonly SumColumn[] = ['absent_halves', 'unpaid_halves']

export const downloadRegister = handle(route, async (context) => {
  const companyId = companyOf(context)
  const language = context.query.language ?? context.language
  const { run, sheets } = await inCompany(context, async (tx) => {
    const found = await loadCalculatedRun(tx, companyId, context.params.id)
    const rows = await readRows(tx, companyId, found)
    return {
      run: found,
      sheets: [
        {
          ...registerSheet(rows, language),
          head: await runHead(tx, companyId, found, SHEET_TEXTS[language].register, language),
        },
        await aboutSheet(tx, companyId, found, language, rows.length),
        ...(await itemsSheet(tx, companyId, found.calculation_id, language)),
        ...(await exchangeSheet(tx, companyId, found.calculation_id, language)),
      ],
    }
  })
  const bytes = await writeWorkbook({ sheets })
  return new FileAnswer(`${documentName(SHEET_TEXTS[language].register, run, language)}.xlsx`, XLSX, bytes)
})

const RegisterRow = PayslipRow.pick({ emp_number: true, person: true }).extend(Sums.shape)

const readRows = (tx: Tx, companyId: number, run: RunRecord) =>
  tx.query(
    RegisterRow,
    `select p.emp_number, p.person, ${SUMS_SQL} from payslip p where p.company_id = $1 and p.calculation_id = $2
     order by p.emp_number, p.employee_id`,
    [companyId, run.calculation_id],
  )

function registerSheet(rows: readonly z.infer<typeof RegisterRow>[], language: Language): SheetToWrite {
  const texts = SHEET_TEXTS[language]
  return {
    name: texts.register,
    columns: [
      { key: 'no', header: texts.number, type: 'number' },
      { key: 'emp_number', header: texts.empNumber, type: 'text' },
      { key: 'name', header: texts.name, type: 'text' },
      { key: 'latin', header: texts.latinName, type: 'text' },
      { key: 'branch', header: texts.branch, type: 'text' },
      { key: 'department', header: texts.department, type: 'text' },
      { key: 'position', header: texts.position, type: 'text' },
      ...SUM_NAMES.map((name) => sumColumn(name, language)),
    ],
    rows: rows.map(({ person, ...row }, index) => ({
      no: index + 1,
      emp_number: row.emp_number,
      name: `${person.name} ${person.surname}`.trim(),
      latin: `${person.en_name} ${person.en_surname}`.trim(),
      branch: person.branch,
      department: person.department,
      position: person.position,
      ...shownSums(row),
    })),
    totals: { name: texts.total, ...shownSums(addUp(rows)) },
  }
}

function sumColumn(name: SumColumn, language: Language): SheetColumn {
  const texts = SHEET_TEXTS[language]
  if (name === 'absent_halves') return { key: name, header: texts.absentDays, type: 'number' }
  if (name === 'unpaid_halves') return { key: name, header: texts.unpaidDays, type: 'number' }
  return {
    key: name,
    header: SUM_TEXTS[name][language],
    type: COUNT_COLUMNS.includes(name) ? 'number' : 'kip',
  }
}

/** Half days as days: 1.5. */
const shownSums = (row: SumRow) =>
  Object.fromEntries(SUM_NAMES.map((name) => [name, HALF_DAYS.includes(name) ? row[name] / 2 : row[name]]))

function addUp(rows: readonly z.infer<typeof RegisterRow>[]): SumRow {
  const sums = Object.fromEntries(SUM_NAMES.map((name) => [name, 0])) as SumRow
  for (const row of rows) for (const name of SUM_NAMES) sums[name] += row[name]
  return sums
}
