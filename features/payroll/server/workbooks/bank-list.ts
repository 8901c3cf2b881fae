import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { Kip, type Language } from '#kit/contract/scalars.ts'
import { type SheetToWrite, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { requireRight } from '#kit/server/permit.ts'
import { Person, downloadBankList as route } from '../../contract.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import { VIEW_ACCOUNT } from '../payslips/withhold-account.ts'
import { loadCalculatedRun } from '../runs/run-record.ts'
import { aboutSheet } from './about-sheet.ts'

const TransferRow = z.object({ emp_number: z.string(), person: Person, net: Kip })
type TransferRow = z.infer<typeof TransferRow>

/** Who gets something; a net of 0 or below is no transfer. */
const TRANSFERS = `
  select emp_number, person, net from payslip
  where company_id = $1 and calculation_id = $2 and net > 0 order by emp_number, employee_id`

export const downloadBankList = handle(route, async (context) => {
  requireRight(context.session, VIEW_ACCOUNT)
  const companyId = companyOf(context)
  const language = context.query.language ?? context.language
  const texts = SHEET_TEXTS[language]
  const { run, rows, about } = await inCompany(context, async (tx) => {
    const found = await loadCalculatedRun(tx, companyId, context.params.id)
    const transfers = await tx.query(TransferRow, TRANSFERS, [companyId, found.calculation_id])
    return {
      run: found,
      rows: transfers,
      about: await aboutSheet(tx, companyId, found, language, transfers.length),
    }
  })
  const hasAccount = (row: TransferRow) => row.person.bank_account.trim() !== ''
  const sheets = [
    transferSheet(texts.bankList, rows.filter(hasAccount), run.title, language),
    transferSheet(
      texts.withoutAccount,
      rows.filter((row) => !hasAccount(row)),
      run.title,
      language,
    ),
    about,
  ]
  return new FileAnswer(`${texts.bankList} ${run.title}.xlsx`, XLSX, await writeWorkbook({ sheets }))
})

/** No., account name, account number, bank, amount, note: plain, as no bank publishes a layout (laos.md, E). The number stays text. */
function transferSheet(
  name: string,
  rows: readonly TransferRow[],
  title: string,
  language: Language,
): SheetToWrite {
  const texts = SHEET_TEXTS[language]
  return {
    name,
    columns: [
      { key: 'no', header: texts.number, type: 'number' },
      { key: 'emp_number', header: texts.empNumber, type: 'text' },
      { key: 'account_name', header: texts.accountName, type: 'text' },
      { key: 'account', header: texts.account, type: 'text' },
      { key: 'bank', header: texts.bank, type: 'text' },
      { key: 'amount', header: texts.amount, type: 'kip' },
      { key: 'note', header: texts.note, type: 'text' },
    ],
    rows: rows.map(({ emp_number, person, net }, index) => ({
      no: index + 1,
      emp_number,
      account_name: person.bank_account_name || `${person.name} ${person.surname}`.trim(),
      account: person.bank_account,
      bank: person.bank,
      amount: net,
      note: title,
    })),
    totals: { account_name: texts.total, amount: rows.reduce((sum, row) => sum + row.net, 0) },
  }
}
