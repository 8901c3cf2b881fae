import { z } from 'zod'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { TestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { invoicingEndpoints } from './index.ts'

const PASSWORD = 'Champa-2026!'
const ACTOR = { accountId: null, name: 'test' }

export type InvoiceWorld = Awaited<ReturnType<typeof openInvoiceWorld>>

/** Four companies, packages for up to 200 users, and the users `super`, `clerk` (by permission), `company`. */
export async function openInvoiceWorld(db: TestDatabase) {
  const companies = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await tx.execute(
      `insert into package (min_users, max_users, price_per_user) values (1, 50, 15000), (51, 200, 12000)`,
    )
    const add = (name: string, phone = '') => createCompany(tx, { name, phone }, ACTOR)
    const mekong = await add('ບໍລິສັດ ແມ່ຂອງ', '021 213 200')
    await tx.execute('update company set is_vat_registered = true where company_id = $1', [mekong])
    const made = {
      mekong,
      ngum: await add('Nam Ngum'),
      empty: await add('Empty'),
      between: await add('Between'),
    }
    await addAccounts(tx, mekong)
    return made
  })
  await employ(db, companies.mekong, 40)
  await employ(db, companies.ngum, 60)
  await employ(db, companies.between, 250)
  const { today } = await db.asProvider((tx) =>
    tx.one(z.object({ today: IsoDate }), 'select today_in_laos() as today'),
  )
  const app = await createTestHttpServer({
    db,
    endpoints: [...accessEndpoints(db), ...invoicingEndpoints],
    authenticate: (token) => authenticate(db, token),
  })
  const tokens = new Map<string, Promise<string>>()
  async function signIn(who: string): Promise<string> {
    const payload = { email: `${who}@champa.test`, password: PASSWORD }
    return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().access_token
  }
  const tokenOf = (who: string) => {
    const token = tokens.get(who) ?? signIn(who)
    tokens.set(who, token)
    return token
  }
  return {
    companies,
    today,
    year: today.slice(0, 4),
    async call(
      who: string,
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${await tokenOf(who)}`, ...headers },
        ...(payload ? { payload } : {}),
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        json: isJson ? answer.json() : undefined,
        bytes: answer.rawPayload,
      }
    },
    close: () => app.close(),
  }
}

/** Adds people to a company who are employed from `start` to `end`. */
export async function employ(
  db: Pick<TestDatabase, 'inCompany'>,
  companyId: number,
  count: number,
  { start = '2020-01-01', end = null }: { start?: string; end?: string | null } = {},
): Promise<void> {
  await db.inCompany(companyId, (tx) =>
    tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, end_date)
       select $1, $3 || '-' || n, 'Noy', $3::date, $4::date from generate_series(1, $2::int) as n`,
      [companyId, count, start, end],
    ),
  )
}

async function addAccounts(tx: Tx, companyId: number): Promise<void> {
  const account = (name: string, role: string, of: number | null) =>
    createAccount(tx, {
      email: `${name}@champa.test`,
      name,
      password: PASSWORD,
      companyId: of,
      roles: [role],
    })
  await account('super', 'superadmin', null)
  await account('clerk', 'synergyuser', null)
  await account('company', 'companyadmin', companyId)
}
