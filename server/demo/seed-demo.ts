import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { changeCompanySetting } from '#features/companies/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import { withSessionLock } from '#kit/database/session-lock.ts'
import { loadMonth } from '../load-month/load-month.ts'
import { type MonthInput, readMonthFolder } from '../load-month/read-month-folder.ts'
import { addDemoAccounts } from './demo-accounts.ts'
import { demoCaller } from './demo-caller.ts'
import { endSomeContracts } from './demo-contracts.ts'
import { fillDaysOff } from './demo-days-off.ts'
import { addDemoInvoices } from './demo-invoices.ts'
import { fillCompanyLists, fillProviderLists } from './demo-lists.ts'
import { monthBefore } from './shift-month.ts'
import { COFFEE, HOTEL } from './smaller-companies.ts'
import { smallerCompany } from './smaller-company.ts'

const APRIL = path.resolve(import.meta.dirname, '../../engines/payroll/golden/april-2026')
const MARCH = ['2026-03-01', '2026-03-31'] as const
/** Number of calls of `step` during the creation of the demo. */
const STEPS = 7
const PAY_DAY = 31
/** The company id with special menu entries in the specification. */
const HOTEL_ID = 12
/** The lock for creating the demo: one process creates it, others wait. */
const DEMO_LOCK = 7_226_120

export interface DemoWorld {
  db: Database
  /** The server's calls, for actions of users: approving and paying a run. */
  app: FastifyInstance
  say: (line: string) => void
}

/**
 * Creates the demo if there is no company: a company of 1,000 people with March paid and April calculated, and
 * two small companies. Each step skips existing data, so that a restart after a kill continues.
 */
export function seedDemo(world: DemoWorld): Promise<void> {
  const onWait = () => world.say('Another process is making the demo companies …')
  return withSessionLock(world.db.appConnection, DEMO_LOCK, () => makeDemo(world), onWait)
}

async function makeDemo({ db, app, say }: DemoWorld): Promise<void> {
  if (!(await db.asProvider(beginDemo))) return
  const started = performance.now()
  const step = stepsOf(db, say)
  await step('March of the main company')
  const april = namedMonth(readMonthFolder(APRIL), 'ບໍລິສັດ ຈຳປາ ການຜະລິດ ຈຳກັດ')
  const load = loaderOf(db)
  const march = monthBefore(april, MARCH)
  // The loans of April make six net amounts negative, which must be reviewed; March is already paid.
  const settled = {
    ...march.company,
    deductions: march.company.deductions.filter(({ name }) => name !== 'Loan'),
  }
  const main = await load({ ...march, company: settled })
  await step('Paksong Coffee')
  const coffee = await load(await smallerCompany(april, COFFEE))
  await db.asProvider((tx) => skipCompanyNumbers(tx))
  await step('Mekong Hotel')
  const hotel = await load(await smallerCompany(april, HOTEL))
  const companies = { main: main.companyId, coffee: coffee.companyId, hotel: hotel.companyId }
  await step('accounts, lists and invoices')
  await addDemoAccounts(db, companies)
  const provider = await demoCaller(db, app, 'superadmin@champa.test')
  await fillProviderLists(provider, companies)
  await addDemoInvoices(provider)
  const admin = await demoCaller(db, app, 'companyadmin@champa.test')
  await fillCompanyLists(admin)
  for (const companyId of Object.values(companies)) await hideFirstSteps(db, companyId)
  await step('approval and payment of March')
  await admin.decide(main.runId, ['approve', 'pay'])
  const ofHotel = await demoCaller(db, app, 'companyadmin12@champa.test')
  await ofHotel.decide(hotel.runId, ['approve'])
  await step('April of the main company')
  await load(april)
  await step('days off and ending contracts')
  await fillDaysOff(admin)
  await endSomeContracts(admin, '2026-04-30')
  await db.asProvider((tx) => tx.execute(`update installation_fact set value = '"made"' where key = 'demo'`))
  say(`The demo is complete after ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}

/** The demo companies have people without a bank account, and are not new; they pay on the last day of the month. */
function hideFirstSteps(db: Database, companyId: number): Promise<boolean> {
  const actor = { accountId: null, name: 'Champa' }
  return db.inCompany(companyId, (tx) =>
    changeCompanySetting(tx, { show_first_steps: false, pay_day: PAY_DAY }, actor),
  )
}

function namedMonth(month: MonthInput, name: string): MonthInput {
  return { ...month, company: { ...month.company, name } }
}

const ValueRow = z.object({ value: z.unknown() })

/** Whether a demo was started but not completed. */
export const isDemoBegun = (db: Database): Promise<boolean> =>
  db.asProvider(async (tx) => {
    return tx.exists(`select from installation_fact where key = 'demo' and value <> '"made"'`)
  })

/** Whether to create the demo: there are no companies, or an earlier creation was interrupted. */
async function beginDemo(tx: Tx): Promise<boolean> {
  const fact = await tx.maybeOne(
    ValueRow,
    `select value from installation_fact where key = 'demo' for update`,
  )
  if (fact) return fact.value !== 'made'
  const { count } = await tx.one(CountRow, 'select count(*) from tenant')
  if (count > 0) return false
  await tx.execute(`insert into installation_fact (key, value) values ('demo', $1)`, [
    JSON.stringify({ done: 0, total: STEPS }),
  ])
  return true
}

function loaderOf(db: Database) {
  return async (month: MonthInput) => {
    const { companyId, run } = await loadMonth(db, month, {
      actor: { accountId: null, name: 'Champa' },
      language: 'la',
      onProgress: () => undefined,
    })
    return { companyId, runId: run.id }
  }
}

const NumberRow = z.object({ number: z.int() })

/** Each call starts the next step: prints it, and stores the number of finished steps for the sign-in page. */
function stepsOf(db: Database, say: (line: string) => void) {
  let done = -1
  return async (label: string) => {
    done += 1
    say(`Preparing the demo: ${done + 1} of ${STEPS} – ${label} …`)
    const value = JSON.stringify({ done, total: STEPS })
    await db.asProvider((tx) =>
      tx.execute(`update installation_fact set value = $1 where key = 'demo'`, [value]),
    )
  }
}

/** Advances the sequence so that the next company gets the id 12; ids are never reused. */
async function skipCompanyNumbers(tx: Tx): Promise<void> {
  const sequence = `pg_get_serial_sequence('company', 'company_id')`
  const isTaken = await tx.exists('select 1 from tenant where company_id = $1', [HOTEL_ID])
  for (let number = 0; !isTaken && number < HOTEL_ID - 1; ) {
    const row = await tx.one(NumberRow, `select nextval(${sequence}) as number`)
    number = row.number
  }
}
