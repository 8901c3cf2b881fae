import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ACCOUNTS } from '#features/access/server/index.ts'
import { addMonths, firstOfMonth, laterDay } from '#kit/contract/days.ts'
import type { Database } from '#kit/database/database.ts'
import { withSessionLock } from '#kit/database/session-lock.ts'
import { type MonthInput, readMonthFolder } from '../../load-month/read-month-folder.ts'
import { type DemoCaller, demoCaller } from '../demo-caller.ts'
import { COFFEE, HOTEL } from '../smaller-companies.ts'
import { smallerCompany } from '../smaller-company.ts'
import { FIRST_DAY, growCompany } from './grow-company.ts'
import { type DemoNow, dayModelOf } from './model-days.ts'

const APRIL = path.resolve(import.meta.dirname, '../../../engines/payroll/golden/april-2026')
/** One process grows the demo, others wait. */
const GROWTH_LOCK = 7_226_121
/** Months before this one; the company of 1,000 people has only last month. */
const MONTHS = 11

export interface Grower {
  db: Database
  app: FastifyInstance
  signal?: AbortSignal
}

const COMPANIES = [
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
    for (const company of COMPANIES) {
      const companyId = await companyOf(grower.db, company.admin)
      if (companyId === null) continue
      const user = await demoCaller(grower.db, grower.app, company.admin)
      const growing = { ...grower, companyId, user, now, months: company.months }
      try {
        await growOne(growing, await company.monthOf(april))
      } finally {
        // Otherwise each hour leaves a session of the account.
        await user.add('/auth/logout', {})
      }
    }
  })
}

interface Growing extends Grower {
  companyId: number
  user: DemoCaller
  now: DemoNow
  months: number
}

async function growOne(
  { db, companyId, user, now, months, signal }: Growing,
  model: MonthInput,
): Promise<void> {
  const key = `demo_day_${companyId}`
  const grown = await db.asProvider((tx) =>
    tx.maybeOne(DayRow, 'select value as day from installation_fact where key = $1', [key]),
  )
  const from = grown?.day ?? laterDay(FIRST_DAY, firstOfMonth(addMonths(now.day, -months)))
  const holidays = await addHolidays(user, from, now.day)
  if (!grown) await endLoans(user)
  const { mode, days_per_month, hours_per_day } = model.company
  const company = {
    ...{ db, companyId, holidays, signal, decide: user.decide },
    model: dayModelOf(model),
    rules: { mode, days_per_month, hours_per_day },
  }
  await growCompany(company, from, now, async (day) => {
    const saved = [key, JSON.stringify(day)]
    await db.asProvider((tx) =>
      tx.execute(
        'insert into installation_fact (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        saved,
      ),
    )
  })
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
