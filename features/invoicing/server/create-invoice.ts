import { z } from 'zod'
import { COMPANIES } from '#features/companies/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { type NewInvoice, createInvoice as route } from '../contract.ts'
import { PAYMENT_DAYS } from '../domain/due-day.ts'
import { checkTerms, choosePackage, readPackages, vatRateFor } from './draft-invoice.ts'
import { describeInvoice } from './invoice-record.ts'
import { lockNumbers, writeInvoices } from './write-invoices.ts'

const Company = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  is_vat_registered: z.boolean(),
})

const TodayRow = z.object({ today: IsoDate })

/** Creates an invoice in the provider's transaction and returns its id. Throws `not_found`, `invoice_exists`, `invalid_input`. */
export async function createInvoice(
  tx: Tx,
  input: NewInvoice,
  actor: Actor,
  language: Language,
): Promise<number> {
  const { today } = await tx.one(TodayRow, 'select today_in_laos() as today')
  const company = await tx.maybeOne(
    Company,
    `select company_id as id, name, phone, address, is_vat_registered from ${COMPANIES} company where company_id = $1`,
    [input.company_id],
  )
  if (!company) throw new AppError('not_found')
  const chosen = choosePackage(await readPackages(tx), input, language)
  const draft = {
    company,
    month: input.month,
    due_on: input.due_on ?? addDays(today, PAYMENT_DAYS),
    package: chosen,
    user_count: input.user_count,
    discount: input.discount,
    vatRate: vatRateFor(company, today),
    remark: input.remark,
  }
  checkTerms(
    { ...draft, pricePerUser: chosen.price_per_user, userCount: draft.user_count },
    { issued_on: today, due_on: draft.due_on },
    language,
  )
  await lockNumbers(tx, today)
  await refuseDuplicate(tx, input)
  const [made] = await writeInvoices(tx, today, [draft], actor)
  return (made as { id: number }).id
}

const IdNumberRow = z.object({ id: Id, number: z.string() })

/** A company pays for a month once. */
async function refuseDuplicate(tx: Tx, { company_id, month }: NewInvoice): Promise<void> {
  const other = await tx.maybeOne(
    IdNumberRow,
    'select id, number from invoice where company_id = $1 and month = $2',
    [company_id, `${month}-01`],
  )
  if (other) throw new AppError('invoice_exists', { details: other as unknown as Record<string, unknown> })
}

export const createInvoiceEndpoint = handle(route, (context) =>
  context.db.asProvider(async (tx) => {
    const id = await createInvoice(tx, context.body, actorOf(context), context.language)
    return { data: await describeInvoice(tx, id) }
  }),
)
