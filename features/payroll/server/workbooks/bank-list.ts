import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { type SheetToWrite, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { requireRight } from '#kit/server/permit.ts'
import { downloadBankList as route } from '../../contract.ts'
import { documentName } from '../../domain/document-name.ts'
import { isLocked } from '../../domain/run-states.ts'
import { titleIn } from '../../domain/run-title.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import { readPayments } from '../accounts/read-payments.ts'
import { requireConfirmedAccounts } from '../accounts/require-confirmed-accounts.ts'
import { type Payment, toTransfer } from '../accounts/show-transfer.ts'
import { VIEW_ACCOUNT } from '../payslips/withhold-account.ts'
import { loadCalculatedRun } from '../runs/run-record.ts'
import { aboutSheet, runHead } from './about-sheet.ts'
import { checkCells, checkColumns } from './account-check-cells.ts'

export const downloadBankList = handle(route, async (context) => {
  const { params, session } = context
  requireRight(session, VIEW_ACCOUNT)
  const companyId = companyOf(context)
  const language = context.query.language ?? context.language
  const texts = SHEET_TEXTS[language]
  const { run, rows, about, head } = await inCompany(context, async (tx) => {
    const calculated = await loadCalculatedRun(tx, companyId, params.id)
    await requireConfirmedAccounts(tx, calculated, session)
    const transfers = (await readPayments(tx, calculated, session)).map((row) =>
      toTransfer(row, session, { confirm: false, usePresent: false }),
    )
    return {
      run: calculated,
      rows: transfers,
      // A bank reads the list from its first row: only a draft has rows above it.
      head: isLocked(calculated.status)
        ? {}
        : { head: await runHead(tx, companyId, calculated, texts.bankList, language) },
      about: await aboutSheet(tx, companyId, calculated, language, transfers.length),
    }
  })
  const title = titleIn(run.title, language)
  const hasAccount = ({ account }: Payment) => account.number.trim() !== ''
  const withAccount = rows.filter(hasAccount)
  const without = rows.filter((row) => !hasAccount(row))
  const sheets = [
    { ...transferSheet(texts.bankList, withAccount, title, language), ...head },
    { ...transferSheet(texts.withoutAccount, without, title, language), ...head },
    about,
  ]
  return new FileAnswer(
    `${documentName(texts.bankList, run, language)}.xlsx`,
    XLSX,
    await writeWorkbook({ sheets }),
  )
})

/**
 * No., account name, account number, bank, amount, note: a plain layout, because no bank publishes one (laos.md, E).
 * The number stays text. Further columns mark new or changed accounts.
 */
function transferSheet(
  name: string,
  rows: readonly Payment[],
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
      ...(rows.some(({ check }) => check) ? checkColumns(language) : []),
    ],
    rows: rows.map((row, index) => ({
      no: index + 1,
      emp_number: row.emp_number,
      account_name: row.account.holder || row.name,
      account: row.account.number,
      bank: row.account.bank,
      amount: row.amount,
      note: title,
      ...checkCells(row, language),
    })),
    totals: { account_name: texts.total, amount: rows.reduce((sum, row) => sum + row.amount, 0) },
  }
}
