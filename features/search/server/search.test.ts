import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { createRun } from '#features/payroll/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import type { Found } from '../contract.ts'
import { searchEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const database = withTestDatabase()
let app: FastifyInstance

const PEOPLE = `
  insert into employee (company_id, emp_number, name, surname, en_name, en_surname, start_date, end_date, deleted_at, search_text)
  select $1, number, name, surname, en_name, en_surname, '2020-01-01', left_on::date, case when hidden then now() end,
    fold_lao(concat_ws(' ', number, name, surname, en_name, en_surname))
  from (values
    ('10', 'ສີພອນ', 'ວົງສາ', 'Siphone', 'Vongsa', null, false),
    ('1001', 'ຄຳຫຼ້າ', 'ພົມມາ', 'Khamla', 'Phomma', null, false),
    ('1002', 'ບຸນມີ', 'ວົງສາ', 'Bounmy', 'Vongsa', '2021-12-31', false),
    ('1003', 'ສົມໃຈ', 'ວົງສາ', 'Somchay', 'Vongsa', null, true)) as v (number, name, surname, en_name, en_surname, left_on, hidden)`

const addRun = (tx: Tx, title: string, month: string) =>
  createRun(tx, { title, from_date: `${month}-01`, to_date: `${month}-28` }, ACTOR)

beforeAll(async () => {
  const db = database()
  const companies = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    return [
      await createCompany(tx, { name: 'ແມ່ຂອງ' }, ACTOR),
      await createCompany(tx, { name: 'ນ້ຳງື່ມ' }, ACTOR),
    ] as const
  })
  for (const [at, companyId] of companies.entries()) {
    await db.asProvider((tx) =>
      createAccount(tx, {
        name: 'A',
        password: PASSWORD,
        companyId,
        email: `admin${at}@x.test`,
        roles: ['companyadmin'],
      }),
    )
    await db.asProvider((tx) =>
      createAccount(tx, {
        name: 'U',
        password: PASSWORD,
        companyId,
        email: `user${at}@x.test`,
        roles: ['companyuser'],
      }),
    )
  }
  await db.inCompany(companies[0], async (tx) => {
    await tx.execute(PEOPLE, [companies[0]])
    await addRun(tx, 'ເງິນເດືອນ 10/2026', '2026-10')
    await addRun(tx, 'Bonus', '2026-11')
  })
  app = await createTestHttpServer({
    db,
    endpoints: [...accessEndpoints(db), ...searchEndpoints],
    authenticate: (token) => authenticate(db, token),
  })
})
afterAll(() => app.close())

async function found(search: string, who = 'admin0', language = 'en'): Promise<Found> {
  const payload = { email: `${who}@x.test`, password: PASSWORD }
  const { access_token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
  const headers = { authorization: `Bearer ${access_token}`, 'accept-language': language }
  const answer = await app.inject({ url: '/api/search', query: { search }, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const numbers = ({ people }: Found) => people.map(({ emp_number }) => emp_number)

test('people are found by number and by name in both scripts; the exact number first, former employees last', async () => {
  expect(numbers(await found('10'))).toEqual(['10', '1001', '1002'])
  expect(numbers(await found('vongsa'))).toEqual(['10', '1002'])
  expect(numbers(await found('ວົງສາ ສີພອນ'))).toEqual(['10'])
  const { people, is_similar } = await found('ຄຳຫລ້າ', 'admin0', 'la')
  expect(people).toMatchObject([{ emp_number: '1001', has_left: false }])
  expect(is_similar).toBe(false)
})

test('a typing error leads to the similar name, and says so', async () => {
  const { people, is_similar } = await found('siphoen')
  expect(people[0]).toMatchObject({ emp_number: '10', name: 'Siphone Vongsa' })
  expect(is_similar).toBe(true)
  expect(await found('zzzz qqqq')).toMatchObject({ people: [], is_similar: false, runs: [], payslips: [] })
  expect(numbers(await found('%'))).toEqual([])
  expect(numbers(await found('1009'))).toEqual([])
})

test('runs are found by title and month, the latest first', async () => {
  expect((await found('2026')).runs.map(({ title }) => title)).toEqual(['Bonus', 'ເງິນເດືອນ 10/2026'])
  expect((await found('10/2026')).runs).toMatchObject([{ title: 'ເງິນເດືອນ 10/2026', status: 'draft' }])
})

test('nothing is found in the other company or without the right to its list', async () => {
  expect(await found('vongsa', 'admin1')).toMatchObject({ people: [], runs: [] })
  // `companyuser` may see employees and no payroll.
  const seen = await found('10', 'user0')
  expect(seen.people).toHaveLength(3)
  expect(seen.runs).toEqual([])
})

test('a flood of searches of one account is refused with a time to try again, and others still search', async () => {
  const signIn = async (who: string) => {
    const payload = { email: `${who}@x.test`, password: PASSWORD }
    const { access_token } = (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
    return { authorization: `Bearer ${access_token}` }
  }
  const [flood, other] = [await signIn('admin0'), await signIn('user0')]
  const ask = async (headers: Record<string, string>) =>
    app.inject({ url: '/api/search', query: { search: 'vongsa' }, headers })
  const answers = Array.from({ length: 60 }, () => ask(flood))
  expect((await ask(other)).statusCode).toBe(200)
  const done = await Promise.all(answers)
  const refused = done.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(done.length - refused.length).toBeGreaterThanOrEqual(12)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect((await ask(flood)).statusCode).toBe(200)
})
