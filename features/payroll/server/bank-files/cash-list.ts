import { z } from 'zod'
import { formatDate } from '#kit/contract/days.ts'
import { readLogo } from '#kit/server/files/company-logo.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import type { ContentColumn, ReportContent } from '#kit/server/report/report-content.ts'
import { writeReport } from '#kit/server/report/write-report.ts'
import { downloadCashList, printCashList } from '../../contract.ts'
import { documentName, draftOf } from '../../domain/document-name.ts'
import { titleIn } from '../../domain/run-title.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import en from '../../web/texts/bank-en.ts'
import la from '../../web/texts/bank-la.ts'
import { laterOf, readPayments } from '../accounts/read-payments.ts'
import type { StoredTransfer } from '../accounts/stored-transfer.ts'
import { loadCalculatedRun, type RunRecord } from '../runs/run-record.ts'
import { hasAccount, toPayment } from './bank-payments.ts'

const texts = { la, en }
const NameRow = z.object({ name: z.string() })
type Language = 'la' | 'en'

/** Employees without an account, each with a place for the signature. */
async function cashList(
  context: Pick<Context, 'session' | 'db' | 'language'> & {
    params: { id: number }
    query: { language?: Language | undefined; later?: string | undefined }
  },
): Promise<ReportContent> {
  const language = context.query.language ?? context.language
  return inCompany(context, async (tx) => {
    const run = await loadCalculatedRun(tx, companyOf(context), context.params.id)
    const payments = (await readPayments(tx, run, context.session, laterOf(run, context.query.later))).filter(
      (one) => !hasAccount(one),
    )
    const { name } = await tx.one(NameRow, 'select name from tenant where company_id = $1', [tx.companyId])
    return contentOf(payments, run, name, language)
  })
}

function contentOf(
  payments: readonly StoredTransfer[],
  run: RunRecord,
  company: string,
  language: Language,
): ReportContent {
  const sheet = SHEET_TEXTS[language]
  const text = texts[language]
  const columns: ContentColumn[] = [
    { key: 'no', kind: 'count', header: sheet.number },
    { key: 'emp_number', kind: 'text', header: sheet.empNumber },
    { key: 'name', kind: 'text', header: sheet.name },
    { key: 'department', kind: 'text', header: sheet.department },
    { key: 'amount', kind: 'kip', header: sheet.amount, isSalary: true },
    { key: 'signature', kind: 'text', header: text.signature },
  ]
  return {
    language,
    title: text.cashList,
    mark: draftOf([run], language),
    fileName: documentName(text.cashList, run, language),
    about: [
      [sheet.company, company],
      [sheet.run, titleIn(run.title, language)],
      [sheet.period, `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`],
    ],
    columns,
    summed: columns.map(({ key }) => key === 'amount'),
    rows: payments.map((payment, at) => [
      ...[at + 1, payment.emp_number, toPayment(payment).name, payment.person.department, payment.net, ''],
    ]),
    totals: [null, null, sheet.total, null, payments.reduce((sum, { net }) => sum + net, 0), null],
  }
}

export const cashListEndpoints: Endpoint[] = [
  handle(downloadCashList, async (context) => writeReport(await cashList(context), 'xlsx')),
  handle(printCashList, async (context) =>
    writeReport(await cashList(context), 'pdf', await readLogo(context, companyOf(context))),
  ),
]
