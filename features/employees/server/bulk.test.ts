import { beforeAll, expect, test } from 'vitest'
import { IdRow } from '#kit/database/row-types.ts'
import { COMPANIES, withTestServer } from './test-server.test-data.ts'

const server = withTestServer()
let own: number[]
let foreign: number

beforeAll(async () => {
  const { db, companyId, otherCompanyId } = server()
  const add = (company: number, numbers: string[]) =>
    db.inCompany(company, (tx) =>
      tx.query(
        IdRow,
        `insert into employee (company_id, emp_number, name, start_date)
         select $1, number, number, '2020-01-01' from unnest($2::text[]) as number returning id`,
        [company, numbers],
      ),
    )
  own = (await add(companyId, ['B-1', 'B-2', 'B-3'])).map(({ id }) => id)
  foreign = (await add(otherCompanyId, ['F-1']))[0]?.id as number
})

const bulk = async (verb: string, ids: readonly number[]) => {
  const answer = await server().call(COMPANIES.mekong, 'POST', `/employee/bulk/${verb}`, { ids })
  return { status: answer.statusCode, data: answer.json().data }
}
const numbersOf = async (query: string) => {
  const { data } = (await server().call(COMPANIES.mekong, 'GET', `/employee?${query}`)).json()
  return data.map(({ emp_number }: { emp_number: string }) => emp_number)
}

test('each id has its outcome; a refused id does not affect the others', async () => {
  const [first, second] = own as [number, number, number]
  const { data } = await bulk('delete', [first, foreign, second, first])
  expect(data).toEqual([
    { id: first, error: null },
    { id: foreign, error: { code: 'not_found', message: expect.any(String) } },
    { id: second, error: null },
  ])
  expect(await numbersOf('')).toEqual(['B-3'])
  expect((await bulk('recover', own)).data.map(({ error }: { error: unknown }) => error)).toEqual([
    null,
    null,
    null,
  ])
  expect(await numbersOf('')).toEqual(['B-1', 'B-2', 'B-3'])
})

test('the ids of all matching employees are returned in the order of the list', async () => {
  const { data, meta } = (
    await server().call(COMPANIES.mekong, 'GET', '/employee/ids?sort=-emp_number')
  ).json()
  expect([data, meta.total]).toEqual([[...own].reverse(), 3])
})

test('no ids and too many are refused completely', async () => {
  expect((await bulk('delete', [])).status).toBe(422)
  expect(
    (
      await bulk(
        'delete',
        Array.from({ length: 101 }, (_, at) => at + 1),
      )
    ).status,
  ).toBe(422)
})
