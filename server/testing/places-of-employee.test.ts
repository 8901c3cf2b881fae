import { expect, test } from 'vitest'
import { withRequests } from './request-world.test-data.ts'

const { world, call, rows } = withRequests()

/** Adds an entry of a list of names and returns its id. */
const add = async (path: string, name: string): Promise<number> =>
  (await call('POST', path, { name })).data.id
const placesOf = async (id: number) => (await call('GET', `/employee/${id}/places`)).data

test('the places of an employee are listed with the first day of work and the day of each change, by whom', async () => {
  const [cook, chef] = [
    await add('/position', 'Cook of the test'),
    await add('/position', 'Chef of the test'),
  ]
  const kitchen = await add('/department', 'Kitchen of the test')
  const [stored] = await rows(
    'select min(id) as id from employee where company_id = $1 and deleted_at is null',
  )
  const { data: model } = await call('GET', `/employee/${stored?.id}`)
  const { data: made } = await call('POST', '/company/add-employee', {
    ...{
      emp_number: 'PL-1',
      name: 'ນ້ອຍ',
      surname: 'ທົດສອບ',
      start_date: '2026-02-02',
      base_salary: 3_000_000,
    },
    ...{ employment_type: model.employment_type, positionId: cook },
  })
  const change = async (body: object) => {
    const { data } = await call('GET', `/employee/${made.id}`)
    expect(await call('PUT', `/employee/${made.id}`, { ...data, ...body })).toMatchObject({ status: 200 })
  }
  await change({ positionId: chef, company_department_id: kitchen })
  await change({ surname: 'ໃໝ່' })
  await change({ company_department_id: null })
  const name = (text: string) => ({ la: text, en: text })
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const places = await placesOf(made.id)
  expect(places).toMatchObject([
    {
      from_day: today,
      changes: [{ field: 'department', before: name('Kitchen of the test'), after: null }],
    },
    {
      from_day: today,
      actor: 'Zqfirst-admin',
      actor_face: null,
      changes: [
        { field: 'position', before: name('Cook of the test'), after: name('Chef of the test') },
        { field: 'department', before: null, after: name('Kitchen of the test') },
      ],
    },
    {
      from_day: '2026-02-02',
      changes: [{ field: 'position', before: null, after: name('Cook of the test') }],
    },
  ])
  expect(places).toHaveLength(3)
})

test('places of people of another company are not found', async () => {
  const [foreign] = await world().db.inCompany(world().companies[1], (tx) =>
    tx.unknownRows('select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  expect((await call('GET', `/employee/${foreign?.id}/places`)).status).toBe(404)
})
