import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
beforeAll(async () => {
  world = await openCompanies()
})
afterAll(() => world?.close())

const VIEW = {
  name: 'Leaving',
  query: 'status=leaving&sort=-name',
  columns: { branch: false },
  layout: {
    order: ['name', 'status', 'branch'],
    widths: { name: 240 },
    pins: { status: true },
  },
  is_default: true,
}

const call = async (
  asker: Asker,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  const answer = await world.as(asker, { method, url: `/api${path}`, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, data: answer.json().data, code: answer.json().code }
}
const viewsOf = async (asker: Asker, list = 'employees') =>
  (await call(asker, 'GET', `/saved-view?list=${list}`)).data

test('a view is saved, renamed and deleted; two views of a list cannot have the same name', async () => {
  const { data: first } = await call('admin', 'POST', '/saved-view', { list: 'employees', ...VIEW })
  expect(first).toEqual({ id: first.id, ...VIEW })
  expect((await call('admin', 'POST', '/saved-view', { list: 'employees', ...VIEW })).code).toBe('duplicate')
  const renamed = await call('admin', 'PUT', `/saved-view/${first.id}`, { ...VIEW, name: 'Ending' })
  expect(renamed.data.name).toBe('Ending')
  expect(await viewsOf('admin', 'leave')).toEqual([])
  expect((await call('admin', 'DELETE', `/saved-view/${first.id}`)).status).toBe(200)
  expect(await viewsOf('admin')).toEqual([])
})

test('one view of a list is the default', async () => {
  await call('admin', 'POST', '/saved-view', { list: 'leave', ...VIEW, name: 'One' })
  await call('admin', 'POST', '/saved-view', { list: 'leave', ...VIEW, name: 'Two' })
  const views = await viewsOf('admin', 'leave')
  expect(views.map(({ name, is_default }: typeof VIEW) => [name, is_default])).toEqual([
    ['One', false],
    ['Two', true],
  ])
})

test('ten views saved at once keep one default and no duplicate name', async () => {
  const names = Array.from({ length: 10 }, (_, at) => (at % 2 ? `View ${at}` : 'The same'))
  await Promise.all(
    names.map((name) => call('admin', 'POST', '/saved-view', { list: 'raced', ...VIEW, name })),
  )
  const views: (typeof VIEW)[] = await viewsOf('admin', 'raced')
  expect(views.filter(({ is_default }) => is_default)).toHaveLength(1)
  expect(views.map(({ name }) => name).filter((name) => name === 'The same')).toHaveLength(1)
  expect(views).toHaveLength(6)
})

test('an account has at most two hundred views, and the size of a view is limited', async () => {
  const columns = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`column ${at}`, true]))
  expect((await call('user', 'POST', '/saved-view', { list: 'full', ...VIEW, columns })).status).toBe(422)
  const answers = await Promise.all(
    Array.from({ length: 210 }, (_, at) =>
      call('user', 'POST', '/saved-view', { list: 'full', ...VIEW, is_default: false, name: `View ${at}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  for (const { id } of await viewsOf('user', 'full')) await call('user', 'DELETE', `/saved-view/${id}`)
})

test('users cannot see or change views of another account, nor the provider those of a company', async () => {
  const { data: view } = await call('user', 'POST', '/saved-view', { list: 'employees', ...VIEW })
  for (const asker of ['admin', 'foreignAdmin', 'superadmin', 'inside'] as const) {
    expect(await viewsOf(asker)).toEqual([])
    expect((await call(asker, 'PUT', `/saved-view/${view.id}`, VIEW)).status).toBe(404)
    expect((await call(asker, 'DELETE', `/saved-view/${view.id}`)).status).toBe(404)
  }
  expect(await viewsOf('user')).toEqual([view])
})

test('the provider has views of its own lists; without a session there are none', async () => {
  const { status } = await call('superadmin', 'POST', '/saved-view', { list: 'companies', ...VIEW })
  expect(status).toBe(200)
  expect(await viewsOf('superadmin', 'companies')).toMatchObject([VIEW])
  expect((await call('nobody', 'GET', '/saved-view?list=companies')).status).toBe(401)
})
