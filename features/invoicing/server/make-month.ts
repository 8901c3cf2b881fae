import { z } from 'zod'
import type { Fraction } from '#engines/payroll/fraction.ts'
import { COMPANIES } from '#features/companies/server/index.ts'
import { addDays } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import {
  makeMonth as makeRoute,
  type OfferedPackage,
  type PlannedInvoice,
  planMonth as planRoute,
} from '../contract.ts'
import { PAYMENT_DAYS } from '../domain/due-day.ts'
import { fittingPackage } from '../domain/fitting-package.ts'
import { invoiceSums, termsFault } from '../domain/invoice-sums.ts'
import { readPackages, vatRateFor } from './draft-invoice.ts'
import { type InvoiceDraft, lockNumbers, writeInvoices } from './write-invoices.ts'

const Candidate = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  is_vat_registered: z.boolean(),
  employee_count: Count,
  last_user_count: Count.nullable(),
  /** The invoice of this month, if there is one. */
  number: z.string().nullable(),
})
type Candidate = z.infer<typeof Candidate>

/** The users of a company's latest invoice, for `company c`. */
export const LAST_USERS = `(select last.user_count from invoice last where last.company_id = c.company_id
  order by last.month desc limit 1)`

const readCandidates = (tx: Tx, month: string) =>
  tx.query(
    Candidate,
    `select c.company_id as id, c.name, c.phone, c.address, c.is_vat_registered,
       employed_in_month(c.company_id, $1) as employee_count, ${LAST_USERS} as last_user_count, i.number
     from ${COMPANIES} c left join invoice i on i.company_id = c.company_id and i.month = $1
     where c.status = 'active' order by c.name collate lao, c.company_id`,
    [`${month}-01`],
  )

interface Planned {
  company: Candidate
  obstacle: PlannedInvoice['obstacle']
  package: OfferedPackage | null
  vatRate: Fraction | null
}

/** The invoice for every active company: the package for its employees, no discount. */
async function plan(tx: Tx, month: string, today: string): Promise<Planned[]> {
  const packages = await readPackages(tx)
  const candidates = await readCandidates(tx, month)
  return candidates.map((company) => {
    const fitting = fittingPackage(packages, company.employee_count)
    const obstacle = obstacleOf(company, fitting)
    return {
      company,
      obstacle,
      package: obstacle ? null : fitting,
      vatRate: vatRateFor(company, today),
    }
  })
}

function obstacleOf(company: Candidate, fitting: OfferedPackage | null): PlannedInvoice['obstacle'] {
  if (company.number !== null) return 'invoice_exists'
  if (company.employee_count === 0) return 'no_users'
  return fitting && !termsFault(termsOf(company, fitting, null)) ? null : 'no_package'
}

const termsOf = (company: Candidate, chosen: OfferedPackage, vatRate: Fraction | null) => ({
  pricePerUser: chosen.price_per_user,
  userCount: company.employee_count,
  discount: 0,
  vatRate,
})

function shown({ company, obstacle, package: chosen, vatRate }: Planned): PlannedInvoice {
  return {
    company_id: company.id,
    company_name: company.name,
    employee_count: company.employee_count,
    last_user_count: company.last_user_count,
    obstacle,
    number: company.number,
    package: chosen && { id: chosen.id, min_users: chosen.min_users, max_users: chosen.max_users },
    money: chosen && {
      price_per_user: chosen.price_per_user,
      user_count: company.employee_count,
      discount: 0,
      vat_rate: vatRate,
      ...invoiceSums(termsOf(company, chosen, vatRate)),
    },
  }
}

const TodayRow = z.object({ today: IsoDate })

const todayOf = async (tx: Tx) => (await tx.one(TodayRow, 'select today_in_laos() as today')).today

export const planMonthEndpoint = handle(planRoute, ({ db, query }) =>
  db.asProvider(async (tx) => ({ data: (await plan(tx, query.month, await todayOf(tx))).map(shown) })),
)

/**
 * Creates the invoices of a month in the provider's transaction, all or none: for every active company without one,
 * or for the named ones of them. Companies with an invoice, without employees, or without a package are skipped.
 */
export async function makeMonth(
  tx: Tx,
  { month, company_ids }: { month: string; company_ids?: readonly number[] | undefined },
  actor: Actor,
): Promise<{ made: { id: number; number: string }[]; skipped: number }> {
  const today = await todayOf(tx)
  await lockNumbers(tx, today)
  const named = company_ids && new Set(company_ids)
  const wanted = (await plan(tx, month, today)).filter(({ company }) => named?.has(company.id) ?? true)
  const drafts = wanted.flatMap((planned) => draftOf(planned, month, today))
  const made = await writeInvoices(tx, today, drafts, actor)
  return { made, skipped: wanted.length - made.length }
}

function draftOf(
  { company, package: chosen, vatRate }: Planned,
  month: string,
  today: string,
): InvoiceDraft[] {
  if (!chosen) return []
  const due_on = addDays(today, PAYMENT_DAYS)
  const user_count = company.employee_count
  return [{ company, month, due_on, package: chosen, user_count, discount: 0, vatRate, remark: '' }]
}

export const makeMonthEndpoint = handle(makeRoute, (context) =>
  context.db.asProvider(async (tx) => ({ data: await makeMonth(tx, context.body, actorOf(context)) })),
)
