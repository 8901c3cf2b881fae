import { XLSX } from '#kit/contract/file-types.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import {
  EXPIRED_DAYS,
  exportEndingContracts as exportRoute,
  listEndingContracts as listRoute,
} from '../../contract.ts'
import { ENDING_SHEET_TEXTS } from '../../locales/ending-sheet.ts'
import { findEndingContracts, type Wanted } from './find-ending-contracts.ts'

export const listEnding = handle(listRoute, (context) =>
  inCompany(context, async (tx) => {
    const { page, per_page } = context.query
    const wanted = context.query as Wanted
    const { rows, ...counts } = await findEndingContracts(tx, companyOf(context), wanted, {
      limit: per_page,
      offset: (page - 1) * per_page,
    })
    const total = wanted.state ? counts[wanted.state] : counts.warning + counts.expired
    return { data: rows, meta: { total, page, per_page, ...counts, expired_days: EXPIRED_DAYS } }
  }),
)

export const exportEnding = handle(exportRoute, async (context) => {
  const texts = ENDING_SHEET_TEXTS[context.language]
  const { rows } = await inCompany(context, (tx) =>
    findEndingContracts(tx, companyOf(context), context.query as Wanted),
  )
  const bytes = await writeWorkbook({
    sheets: [
      {
        name: texts.title,
        columns: [
          { key: 'emp_number', header: texts.emp_number, type: 'text' },
          { key: 'full_name', header: texts.full_name, type: 'text' },
          { key: 'latin_name', header: texts.latin_name, type: 'text' },
          { key: 'department', header: texts.department, type: 'text' },
          { key: 'position', header: texts.position, type: 'text' },
          { key: 'branch', header: texts.branch, type: 'text' },
          { key: 'start_date', header: texts.start_date, type: 'date' },
          { key: 'end_date', header: texts.end_date, type: 'date' },
          { key: 'days_left', header: texts.days_left, type: 'number' },
          { key: 'state', header: texts.state, type: 'text' },
        ],
        rows: rows.map((row) => ({
          ...row,
          full_name: `${row.name} ${row.surname}`.trim(),
          latin_name: `${row.en_name} ${row.en_surname}`.trim(),
          state: texts[row.contract_expired],
        })),
      },
    ],
  })
  return new FileAnswer(`${texts.title}.xlsx`, XLSX, bytes)
})
