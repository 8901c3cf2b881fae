import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { FileAnswer, handle } from '#kit/server/handler.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { featureRecords } from '#server/feature-records.ts'
import type { ExportRow } from '../contract.ts'
import { activityLogEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const database = withTestDatabase()
let app: FastifyInstance

/** A report like one of another feature: it does not refer to the log. */
const report = defineRoute({
  method: 'GET',
  path: '/report/:id/people.xlsx',
  summary: 'People.',
  access: { anyOf: [], side: 'company' },
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ page: z.coerce.number().default(1), search: z.string().optional() }),
  stream: { contentTypes: [XLSX] },
})
const reportEndpoint = handle(report, async ({ query }) => {
  const columns = [{ key: 'name', header: 'Name', type: 'text' as const }]
  const rows = [{ name: 'Khamla' }, { name: 'Noy' }]
  const about = { name: 'About', columns, rows, isAbout: true }
  const sheets = [{ name: 'People', columns, rows, totals: { name: 'Total' } }, about]
  return new FileAnswer(`People ${query.search ?? ''}.xlsx`, XLSX, await writeWorkbook({ sheets }))
})

beforeAll(async () => {
  const db = database()
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    for (const [company, people] of Object.entries({ Mekong: ['Khamla', 'ນ້ອຍ'], Ngum: ['Other'] })) {
      const companyId = await createCompany(tx, { name: company }, ACTOR)
      const account = { password: PASSWORD, companyId, roles: ['companyadmin'] }
      for (const [at, name] of people.entries())
        await createAccount(tx, { ...account, name, email: `${company}${at}@champa.test` })
      await createAccount(tx, {
        ...account,
        name: 'User',
        roles: ['companyuser'],
        email: `${company}@champa.test`,
      })
    }
  })
  const endpoints = [
    ...accessEndpoints(db),
    ...activityLogEndpoints({ words: [], records: featureRecords }),
    reportEndpoint,
  ]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
  for (const [who, url] of [
    ['mekong0', '/report/7/people.xlsx?page=2&search=kham'],
    ['mekong1', '/report/7/people.xlsx'],
    ['mekong1', '/report/7/people.xlsx?search=zz'],
    ['ngum0', '/report/7/people.xlsx'],
  ] as const)
    expect((await get(who, url)).statusCode).toBe(200)
  await db.asProvider((tx) =>
    // Reading a mail is also recorded as an export, but is not a file.
    tx.execute(
      `insert into audit_entry (company_id, actor, action, entity, after)
       select company_id, 'Provider', 'export', 'mail', '{"to": "somebody@champa.test"}' from company`,
    ),
  )
})
afterAll(() => app.close())

async function get(who: string, path: string) {
  const payload = { email: `${who}@champa.test`, password: PASSWORD }
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  return app.inject({ url: `/api${path}`, headers })
}

const list = async (query = '', who = 'mekong0') =>
  (await get(who, `/company/export-excel${query}`)).json() as { data: ExportRow[]; meta: { total: number } }
const files = ({ data }: { data: ExportRow[] }) => data.map(({ file }) => file)

test('an Excel file returned by a call is logged with user, rows and filters, latest first', async () => {
  const { data, meta } = await list()
  expect(meta.total).toBe(3)
  expect(data.map(({ actor }) => actor)).toEqual(['ນ້ອຍ', 'ນ້ອຍ', 'Khamla'])
  expect(data[2]).toMatchObject({
    entity: 'report/people',
    entity_id: 7,
    file: 'People kham.xlsx',
    rows: 2,
    filters: { search: 'kham' },
  })
})

test('the list has search, sorts, filters by user and date, and pages', async () => {
  expect(files(await list('?search=KHAM'))).toEqual(['People kham.xlsx'])
  expect(files(await list('?sort=-file&per_page=1&page=2'))).toEqual(['People kham.xlsx'])
  expect((await list(`?actor=${encodeURIComponent('ນ້ອຍ')}`)).meta.total).toBe(2)
  const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10)
  expect((await list(`?from=${today}&to=${today}&entity=report/people`)).meta.total).toBe(3)
  expect((await list('?to=2020-01-01')).meta.total).toBe(0)
})

test('a company sees only its own exports, and a user without the permission is refused', async () => {
  expect((await list('', 'ngum0')).data.map(({ actor }) => actor)).toEqual(['Other'])
  const kinds = (await get('mekong0', '/company/export-excel/kinds')).json().data
  expect(kinds).toEqual({ people: ['Khamla', 'ນ້ອຍ'], entities: ['report/people'] })
  expect((await get('mekong', '/company/export-excel')).statusCode).toBe(403)
})
