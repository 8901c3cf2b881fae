import type { InjectOptions } from 'fastify'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'

const PASSWORD = 'Champa-2026!'
/** The administrator and an employee of one company, and the administrator of another. */
const PEOPLE = { admin: 'companyadmin', employee: 'employee', other: 'companyadmin' } as const
type Person = keyof typeof PEOPLE

export interface ServedFeature {
  /** A call below /api: GET, or POST with a body. */
  call: (person: Person, path: string, payload?: object) => ReturnType<typeof inject>
  close: () => Promise<void>
}
type Server = Awaited<ReturnType<typeof createTestHttpServer>>
const inject = (app: Server, options: InjectOptions) => app.inject(options)

/** Serves the calls of one feature to three signed-in users. */
export async function serveFeature(db: Database, endpoints: readonly Endpoint[]): Promise<ServedFeature> {
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const actor = { accountId: null, name: 'test' }
    const own = await createCompany(tx, { name: 'Mekong' }, actor)
    const other = await createCompany(tx, { name: 'Nam Ngum' }, actor)
    for (const [person, role] of Object.entries(PEOPLE)) {
      const companyId = person === 'other' ? other : own
      const account = { email: `${person}@champa.test`, name: person, password: PASSWORD, companyId }
      await createAccount(tx, { ...account, employeeId: null, roles: [role] })
    }
  })
  const app = await createTestHttpServer({
    db,
    endpoints: [...accessEndpoints(db), ...endpoints],
    authenticate: (token) => authenticate(db, token),
  })
  const tokens = {} as Record<Person, string>
  for (const person of Object.keys(PEOPLE) as Person[]) {
    const payload = { email: `${person}@champa.test`, password: PASSWORD }
    const answer = await inject(app, { method: 'POST', url: '/api/auth/login', payload })
    tokens[person] = answer.json().access_token
  }
  return {
    call: (person, path, payload) =>
      inject(app, {
        method: payload ? 'POST' : 'GET',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${tokens[person]}` },
        ...(payload ? { payload } : {}),
      }),
    close: () => app.close(),
  }
}
