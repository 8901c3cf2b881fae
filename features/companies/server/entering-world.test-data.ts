import type { FastifyInstance } from 'fastify'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { activityLogEndpoints } from '#features/activity-log/server/index.ts'
import type { TestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { featureRecords } from '#server/feature-records.ts'
import { companiesEndpoints, createCompany } from './index.ts'

const BY = { accountId: null, name: 'test' }

/** Two companies and a server; `super`, `synergy`, `boss` (of the first company) and `auditor`, who can only see the provider's log. */
export async function openEnteringWorld(db: TestDatabase, password: string) {
  const mekong = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const id = await createCompany(tx, { name: 'Mekong' }, BY)
    const account = { name: 'Super', password, companyId: null }
    await createAccount(tx, { ...account, email: 'super@champa.test', roles: ['superadmin'] })
    await createAccount(tx, { ...account, email: 'synergy@champa.test', roles: ['synergyuser'] })
    await createAccount(tx, {
      ...account,
      name: 'Boss',
      companyId: id,
      email: 'boss@champa.test',
      roles: ['companyadmin'],
    })
    await tx.execute(
      `insert into role (name, display_name_la, display_name_en, side) values ('auditor', 'x', 'x', 'provider')`,
    )
    await tx.execute(
      `insert into role_permission select r.id, p.id from role r, permission p where r.name = 'auditor' and p.name = 'viewhistory'`,
    )
    await createAccount(tx, { ...account, email: 'auditor@champa.test', roles: ['auditor'] })
    return id
  })
  const namNgum = await db.asProvider((tx) => createCompany(tx, { name: 'Nam Ngum' }, BY))
  const app = await createTestHttpServer({
    db,
    endpoints: [
      ...accessEndpoints(db),
      ...companiesEndpoints,
      ...activityLogEndpoints({ words: [], records: featureRecords }),
    ],
    authenticate: (token) => authenticate(db, token),
  })
  return { app, mekong, namNgum }
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

/** Signs in and returns the calls of this user. */
export async function signInTo(app: FastifyInstance, email: string, password: string) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const token = answer.json().access_token as string
  return async (method: Method, path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    return app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) })
  }
}
export type Person = Awaited<ReturnType<typeof signInTo>>
