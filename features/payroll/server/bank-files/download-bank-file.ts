import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Tx } from '#kit/database/database.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { requireRight } from '#kit/server/permit.ts'
import { BankLayoutRow, downloadBankFile as route } from '../../contract.ts'
import {
  type BankFileFacts,
  type BankLayout,
  type BankTable,
  bankFileName,
  bankTable,
  bankText,
  plainLayout,
  ValueTooLong,
} from '../../domain/bank-layout.ts'
import { draftMark } from '../../domain/document-name.ts'
import { titleIn } from '../../domain/run-title.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import en from '../../web/texts/bank-en.ts'
import la from '../../web/texts/bank-la.ts'
import { laterOf, readPayments } from '../accounts/read-payments.ts'
import { requireConfirmedAccounts, requireConfirmedOf } from '../accounts/require-confirmed-accounts.ts'
import { VIEW_ACCOUNT } from '../payslips/withhold-account.ts'
import { loadCalculatedRun } from '../runs/run-record.ts'
import { bankOf, hasAccount, readBanks, toPayment } from './bank-payments.ts'
import { encodeBankText } from './encode-bank-text.ts'

const texts = { la, en }

export const downloadBankFile = handle(route, async (context) => {
  requireRight(context.session, VIEW_ACCOUNT)
  const language = context.query.language ?? context.language
  const bankId = context.query.bank_id ?? null
  const { payments, ownLayout, facts, draft } = await inCompany(context, async (tx) => {
    const run = await loadCalculatedRun(tx, companyOf(context), context.params.id)
    const later = laterOf(run, context.query.later)
    if (later) await requireConfirmedOf(tx, run, later, context.session)
    else await requireConfirmedAccounts(tx, run, context.session)
    const banks = await readBanks(tx)
    const all = (await readPayments(tx, run, context.session, later)).filter(hasAccount)
    const own = all.filter((payment) => bankOf(banks, payment).id === bankId)
    const bank = [...banks.values()].find(({ id }) => id === bankId)?.name ?? texts[language].noBank
    return {
      payments: own.map(toPayment),
      draft: draftMark(run, language),
      ownLayout: await readLayout(tx, bankId),
      facts: {
        title: titleIn(run.title, language),
        paid_on: (!later && run.paid_on) || todayInLaos(),
        bank,
      } satisfies BankFileFacts,
    }
  })
  const layout = ownLayout ?? plainLayout(texts[language].sources)
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const table = bankTable(layout, payments, facts, SHEET_TEXTS[language].total)
  const exported = { rows: payments.length, has_salary: true }
  const [type, body] = await written(layout, table, facts.bank, ownLayout === null)
  const name = [draft, bankFileName(layout, facts, total)].filter(Boolean).join(' ')
  return new FileAnswer(name, type, body, exported)
})

/** Null: the bank has no layout, and gets the plain list. */
async function readLayout(tx: Tx, bankId: number | null): Promise<BankLayout | null> {
  return tx.maybeOne(
    LayoutColumns,
    `select format, separator, encoding, has_header, has_totals, columns, file_name from bank_layout
     where company_id = $1 and bank_id = $2 and deleted_at is null`,
    [tx.companyId, bankId],
  )
}

const LayoutColumns = BankLayoutRow.pick({
  ...{ format: true, separator: true, encoding: true, has_header: true, has_totals: true },
  ...{ columns: true, file_name: true },
})

const TYPES = { csv: 'text/csv', txt: 'text/plain' } as const

async function written(
  layout: BankLayout,
  table: BankTable,
  name: string,
  isPlain: boolean,
): Promise<[string, Buffer]> {
  if (layout.format === 'xlsx') return [XLSX, await workbookOf(table, name, isPlain ? amountsOf(layout) : [])]
  try {
    return [TYPES[layout.format], encodeBankText(bankText(layout, table), layout.encoding)]
  } catch (error) {
    if (error instanceof ValueTooLong) throw new AppError('bank_layout_too_narrow')
    throw error
  }
}

const amountsOf = ({ columns }: BankLayout) =>
  columns.flatMap(({ source }, at) => (source === 'amount' ? [at] : []))

/**
 * Every cell is a text, except those of the columns `amounts`, which people add up; a layout of a bank has texts only. The first row
 * is the header, or the first payment if the layout has none.
 */
function workbookOf(
  { header, rows, totals }: BankTable,
  name: string,
  amounts: readonly number[],
): Promise<Buffer> {
  const [first = [], ...rest] = header ? [header, ...rows] : rows
  const columns = first.map((text, at) => ({
    key: String(at),
    header: text,
    type: amounts.includes(at) ? ('kip' as const) : ('text' as const),
  }))
  const record = (cells: readonly string[]) =>
    Object.fromEntries(cells.map((cell, at) => [String(at), amounts.includes(at) ? Number(cell) : cell]))
  const sheet = { name, columns, rows: rest.map(record), freezeHeader: false }
  return writeWorkbook({ sheets: [totals ? { ...sheet, totals: record(totals) } : sheet] })
}
