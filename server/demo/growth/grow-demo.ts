import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { addDays, addMonths, firstOfMonth, laterDay } from '#kit/contract/days.ts'
import type { Database } from '#kit/database/database.ts'
import { withSessionLock } from '#kit/database/session-lock.ts'
import { type MonthInput, readMonthFolder } from '../../load-month/read-month-folder.ts'
import { type DemoCaller, demoCaller } from '../demo-caller.ts'
import { COFFEE, HOTEL } from '../smaller-companies.ts'
import { smallerCompany } from '../smaller-company.ts'
import { FIRST_DAY, growCompany, growMonthsBefore } from './grow-company.ts'
import { type DemoNow, dayModelOf } from './model-days.ts'

const APRIL = path.resolve(import.meta.dirname, '../../../engines/payroll/golden/april-2026')
/** One process grows the demo, others wait. */
const GROWTH_LOCK = 7_226_121
/** Months before this one, which the screens of trends and years show. */
const MONTHS = 11

export interface Grower {
  db: Database
  app: FastifyInstance
  signal?: AbortSignal
}

const COMPANIES = [
  // A month of 1,000 people takes a while: it has today and last month first, and the months before them when all companies have today.
  { admin: 'companyadmin@champa.test', months: 1, monthOf: async (april: MonthInput) => april },
  {
    admin: 'companyadmin2@champa.test',
    months: MONTHS,
    monthOf: (april: MonthInput) => smallerCompany(april, COFFEE),
  },
  {
    admin: 'companyadmin12@champa.test',
    months: MONTHS,
    monthOf: (april: MonthInput) => smallerCompany(april, HOTEL),
  },
] as const

/**
 * Adds what has happened in the demo companies since it was made or has grown before, up to now. Without a complete demo nothing happens.
 * It continues after a kill, and repeating it adds only what is new.
 */
export function growDemo(grower: Grower, now: DemoNow): Promise<void> {
  return withSessionLock(grower.db.appConnection, GROWTH_LOCK, async () => {
    if (!(await isDemoMade(grower.db))) return
    const april = readMonthFolder(APRIL)
    for (const grow of [growUpToNow, growBefore])
      for (const company of COMPANIES) await growOne(grower, now, { company, april, grow })
  })
}

interface Growing extends Grower {
  companyId: number
  user: DemoCaller
  now: DemoNow
  /** Months before this one that are needed first. */
  months: number
  model: MonthInput
}

interface Step {
  company: (typeof COMPANIES)[number]
  april: MonthInput
  grow: (growing: Growing) => Promise<void>
}

/** Does nothing for a company that somebody deleted. */
async function growOne(grower: Grower, now: DemoNow, { company, april, grow }: Step): Promise<void> {
  const companyId = await companyOf(grower.db, company.admin)
  if (companyId === null) return
  const user = await demoCaller(grower.db, grower.app, company.admin)
  const model = await company.monthOf(april)
  try {
    await grow({ ...grower, companyId, user, now, months: company.months, model })
  } finally {
    // Otherwise each hour leaves a session of the account.
    await user.add('/auth/logout', {})
  }
}

const companyToGrow = ({ db, companyId, user, model, signal }: Growing, holidays: Set<string>) => ({
  ...{ db, companyId, holidays, signal, decide: user.decide, model: dayModelOf(model) },
  rules: {
    mode: model.company.mode,
    days_per_month: model.company.days_per_month,
    hours_per_day: model.company.hours_per_day,
  },
})

/** The first day `count` months before this one, not before the months that the demo is made with. */
const firstDay = (now: DemoNow, count: number) =>
  laterDay(FIRST_DAY, firstOfMonth(addMonths(now.day, -count)))

async function growUpToNow(growing: Growing): Promise<void> {
  const { db, companyId, user, now, months } = growing
  const key = `demo_day_${companyId}`
  const grown = await readDay(db, key)
  const from = grown ?? firstDay(now, months)
  const holidays = await addHolidays(user, from, now.day)
  if (!grown) {
    await saveDay(db, `demo_first_${companyId}`, from)
    await endLoans(user)
  }
  await growCompany(companyToGrow(growing, holidays), from, now, (day) => saveDay(db, key, day))
}

/** The months before the first one that has grown, if they are missing; demos of earlier versions do not know it. */
async function growBefore(growing: Growing): Promise<void> {
  const { db, companyId, user, now } = growing
  const before = await readDay(db, `demo_first_${companyId}`)
  if (before === null) return
  const key = `demo_before_${companyId}`
  const done = await readDay(db, key)
  const from = done === null ? firstDay(now, MONTHS) : addDays(done, 1)
  if (from >= before) return
  const holidays = await addHolidays(user, from, before)
  const range = { from, before, now }
  await growMonthsBefore(companyToGrow(growing, holidays), range, (day) => saveDay(db, key, day))
}

const readDay = async (db: Database, key: string): Promise<string | null> =>
  (
    await db.asProvider((tx) =>
      tx.maybeOne(DayRow, 'select value as day from installation_fact where key = $1', [key]),
    )
  )?.day ?? null

async function saveDay(db: Database, key: string, day: string): Promise<void> {
  await db.asProvider((tx) =>
    tx.execute(
      'insert into installation_fact (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [key, JSON.stringify(day)],
    ),
  )
}

/** The public holidays since the demo's months, which the company gets if it does not have them. */
async function addHolidays(user: DemoCaller, from: string, to: string): Promise<Set<string>> {
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])]
  const days: string[] = []
  for (const year of years)
    for (const { date } of await user.list<{ date: string }>(`/restDay/public-holidays?year=${year}`))
      if (date >= FIRST_DAY) days.push(date)
  if (days.length > 0) await user.add('/restDay/public-holidays', { dates: days })
  return new Set(days)
}

interface Item {
  id: number
  name: string
  version: number
  last_month: string | null
}

/** The loans of April make some net amounts negative, which nobody can approve: they end with it. */
async function endLoans(user: DemoCaller): Promise<void> {
  const last_month = addMonths(FIRST_DAY, -1)
  for (const { id, name, version, last_month: end } of await user.list<Item>(
    '/payrolls-item/items?per_page=100',
  ))
    if (name === 'Loan' && end === null)
      await user.add(`/payrolls-item/items/${id}/end`, { version, last_month })
}

const DayRow = z.object({ day: z.string() })
const IdRow = z.object({ company_id: z.int().nullable() })

const isDemoMade = (db: Database): Promise<boolean> =>
  db.asProvider((tx) => tx.exists(`select from installation_fact where key = 'demo' and value = '"made"'`))

/** The company of a demo account; null if somebody deleted it. */
async function companyOf(db: Database, email: string): Promise<number | null> {
  const row = await db.asProvider((tx) =>
    tx.maybeOne(IdRow, `select company_id from ${ACCOUNTS} account where email = $1`, [email]),
  )
  return row?.company_id ?? null
}
