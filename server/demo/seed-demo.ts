import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database, Tx } from '#kit/database/database.ts'
import { loadMonth } from '../load-month/load-month.ts'
import { type MonthInput, readMonthFolder } from '../load-month/read-month-folder.ts'
import { addDemoAccounts } from './demo-accounts.ts'
import { demoCaller } from './demo-caller.ts'
import { endSomeContracts } from './demo-contracts.ts'
import { fillDaysOff } from './demo-days-off.ts'
import { addDemoInvoices } from './demo-invoices.ts'
import { fillCompanyLists, fillProviderLists } from './demo-lists.ts'
import { monthBefore } from './shift-month.ts'
import { smallerCompany } from './smaller-company.ts'

const APRIL = path.resolve(import.meta.dirname, '../../engines/payroll/golden/april-2026')
const MARCH = ['2026-03-01', '2026-03-31'] as const
/** The number that some menu entries of the specification are for. */
const HOTEL_ID = 12

export interface DemoWorld {
  db: Database
  /** The calls, for what only a person decides: approving and paying a run. */
  app: FastifyInstance
  say: (line: string) => void
}

/**
 * Makes the demo where there is no company yet: a company of 1,000 people with March paid and April calculated, and two small
 * ones. Each step knows what is there already, so that a start after a kill goes on with it.
 */
export async function seedDemo({ db, app, say }: DemoWorld): Promise<void> {
  if (!(await db.asProvider(beginDemo))) return
  const started = performance.now()
  say('Making the demo companies …')
  const april = namedMonth(readMonthFolder(APRIL), 'ບໍລິສັດ ຈຳປາ ການຜະລິດ ຈຳກັດ')
  const load = loaderOf(db, say)
  const march = monthBefore(april, MARCH)
  // The loans of April leave six people below zero, which a person has to look at; March is paid already.
  const settled = {
    ...march.company,
    deductions: march.company.deductions.filter(({ name }) => name !== 'Loan'),
  }
  const main = await load('ເດືອນ 3 – March', { ...march, company: settled })
  const coffee = await load('Paksong Coffee', await smallerCompany(april, COFFEE))
  await db.asProvider((tx) => skipCompanyNumbers(tx))
  const hotel = await load('Mekong Hotel', await smallerCompany(april, HOTEL))
  const companies = { main: main.companyId, coffee: coffee.companyId, hotel: hotel.companyId }
  await addDemoAccounts(db, companies)
  const provider = await demoCaller(app, 'superadmin@champa.test')
  await fillProviderLists(provider, companies)
  await addDemoInvoices(provider)
  const admin = await demoCaller(app, 'companyadmin@champa.test')
  await fillCompanyLists(admin)
  await admin.decide(main.runId, ['approve', 'pay'])
  const ofHotel = await demoCaller(app, 'companyadmin12@champa.test')
  await ofHotel.decide(hotel.runId, ['approve'])
  await load('ເດືອນ 4 – April', april)
  await fillDaysOff(admin)
  await endSomeContracts(admin, '2026-04-30')
  await db.asProvider((tx) => tx.execute(`update installation_fact set value = '"made"' where key = 'demo'`))
  say(`Demo made in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}

function namedMonth(month: MonthInput, name: string): MonthInput {
  return { ...month, company: { ...month.company, name } }
}

const COFFEE = {
  name: 'ບໍລິສັດ ກາເຟ ປາກຊ່ອງ ຈຳກັດ',
  first: 60,
  count: 40,
  firstNumber: 201,
  settings: { mode: 'worked-days', night_premium: false } as const,
}

const HOTEL = {
  name: 'ໂຮງແຮມ ແມ່ຂອງ',
  first: 300,
  count: 60,
  firstNumber: 12001,
  settings: { tax_payer: 'company', sso_payer: 'company', gross_up: true } as const,
}

/** True when the demo is to be made: nobody's companies are here, or an earlier start was killed while making it. */
async function beginDemo(tx: Tx): Promise<boolean> {
  const fact = await tx.maybeOne<{ value: string }>(
    `select value from installation_fact where key = 'demo' for update`,
  )
  if (fact) return fact.value !== 'made'
  const { companies } = await tx.one<{ companies: number }>('select count(*) as companies from company')
  if (companies > 0) return false
  await tx.execute(`insert into installation_fact (key, value) values ('demo', '"begun"')`)
  return true
}

function loaderOf(db: Database, say: (line: string) => void) {
  return async (label: string, month: MonthInput) => {
    const { companyId, run } = await loadMonth(db, month, {
      actor: { accountId: null, name: 'Champa' },
      language: 'la',
      onProgress: () => undefined,
    })
    say(`  ${label}: ${run.payslips} payslips`)
    return { companyId, runId: run.id }
  }
}

/** The next company gets the number 12; a number once given is never used again. */
async function skipCompanyNumbers(tx: Tx): Promise<void> {
  const sequence = `pg_get_serial_sequence('company', 'company_id')`
  const found = await tx.maybeOne('select 1 from company where company_id = $1', [HOTEL_ID])
  for (let number = 0; !found && number < HOTEL_ID - 1; ) {
    const row = await tx.one<{ number: number }>(`select nextval(${sequence}) as number`)
    number = row.number
  }
}
