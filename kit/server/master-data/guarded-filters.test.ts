import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineMasterData } from '#kit/contract/master-data.ts'
import { name, optionalChoice } from '#kit/contract/master-data-fields.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import type { Session } from '../session.ts'
import { createTestHttpServer } from '../testing.ts'
import { masterDataEndpoints } from './endpoints.ts'

const database = withTestDatabase(async (made) => {
  await made.asOwner((client) =>
    client.query(`
      create table grade (company_id integer not null, id bigint generated always as identity, name text, band text,
        version integer not null default 1, deleted_at timestamptz, primary key (company_id, id));
      select install_tenancy('grade');
      insert into company (company_id, name) values (1, 'Mekong');
      insert into grade (company_id, name, band) values (1, 'Cook', 'low'), (1, 'Chef', 'high')`),
  )
})

const guard = { view: 'view-salary', edit: 'edit-salary' }
const BANDS = { low: { la: 'ຕ່ຳ', en: 'Low' }, high: { la: 'ສູງ', en: 'High' } }
const grades = defineMasterData({
  ...{
    name: 'grade',
    owner: 'company',
    route: 'grade',
    path: '/grade',
    la: 'ຂັ້ນ',
    en: 'Grades',
    one: 'grade',
  },
  permission: 'view-grade',
  edit: 'edit-grade',
  fields: { name: name(), band: optionalChoice('ຊ່ວງ', 'Band', BANDS, { guard }) },
})

const PERMISSIONS: Record<string, string[]> = {
  clerk: ['view-grade'],
  paymaster: ['view-grade', 'view-salary'],
}
const sessionOf = (person: string): Session => ({
  ...{ id: 1, accountId: 1, companyId: 1, employeeId: null, name: person, email: `${person}@champa.test` },
  ...{ roles: ['staff'], permissions: new Set(PERMISSIONS[person]), specialMenus: false },
})

let app: FastifyInstance
beforeAll(async () => {
  const endpoints = masterDataEndpoints(grades, {})
  app = await createTestHttpServer({
    ...{ db: database(), endpoints, authenticate: async (person: string) => sessionOf(person) },
  })
})
afterAll(() => app.close())

const get = async (person: string, url: string) => {
  const headers = { authorization: `Bearer ${person}` }
  return (await app.inject({ method: 'GET', url: `/api${url}`, headers })).statusCode
}

test.each(['/grade', '/grade/excel'])(
  '%s is not filtered or sorted by a field that the person may not see',
  async (path) => {
    for (const query of ['band=high', 'sort=band', 'sort=-band'])
      expect([
        query,
        await get('clerk', `${path}?${query}`),
        await get('paymaster', `${path}?${query}`),
      ]).toEqual([query, 403, 200])
    expect(await get('clerk', `${path}?sort=name`)).toBe(200)
  },
)
