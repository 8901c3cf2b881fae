import { beforeAll, expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { COMPANIES, withTestServer } from '#features/employees/server/test-server.test-data.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import type { Field } from '#kit/contract/master-data-fields.ts'
import { allLists } from './all-lists.ts'

const { mekong, namNgum } = COMPANIES
const provider = 'provider@champa.test'
const server = withTestServer()
const rows = allLists.map((list) => [list.name, list] as const)

beforeAll(async () => {
  const account = { email: provider, name: 'Provider', password: 'Champa-2026!', companyId: null }
  await server().db.asProvider((tx) => createAccount(tx, { ...account, roles: ['superadmin'] }))
})

const SAMPLES: Record<Field['kind'], unknown> = {
  text: 'ZZZ',
  long: 'ZZZ',
  number: 77,
  decimal: 1.25,
  kip: 77_000,
  date: '2026-04-14',
  flag: true,
  choice: null,
  reference: null,
}
const sampleOf = ({ kind, options, required }: Field) =>
  kind === 'reference' && required ? 'USD' : options ? Object.keys(options)[0] : SAMPLES[kind]
const bodyOf = (list: MasterData) =>
  Object.fromEntries(Object.entries(list.fields).map(([name, field]) => [name, sampleOf(field)]))

/** All calls on one entry by a user with the permission; returns them, so that another user can try them. */
async function live(list: MasterData) {
  const owner = list.owner === 'company' ? mekong : provider
  const made = await server().call(owner, 'POST', list.path, bodyOf(list))
  expect(made.statusCode, made.body).toBe(200)
  const entry = made.json().data
  const path = `${list.path}/${entry.id}`
  const changed = await server().call(owner, 'PUT', path, entry)
  expect(changed.json().data).toEqual({ ...entry, version: 2 })
  const found = await server().call(owner, 'GET', list.path)
  expect(found.json().data).toContainEqual(changed.json().data)
  const attempts = [
    ['PUT', path, { ...entry, version: 2 }],
    ['DELETE', path, undefined],
    ['POST', `${path}/recover`, {}],
    ['GET', `${path}/uses`, undefined],
    ['GET', `${path}/history`, undefined],
  ] as const
  return { owner, entry, path, attempts }
}

test.each(rows)(
  '%s: an entry is added, changed, found, deleted; users without the permission cannot reach it',
  async (_, list) => {
    const { owner, entry, path, attempts } = await live(list)
    const refused = list.owner === 'company' ? 404 : 403
    for (const [method, url, body] of attempts)
      expect((await server().call(namNgum, method, url, body)).statusCode, `${method} ${url}`).toBe(refused)
    if (list.owner === 'company') {
      expect((await server().call(namNgum, 'GET', path)).statusCode).toBe(404)
      expect((await server().call(namNgum, 'GET', list.path)).json().data).not.toContainEqual(
        expect.objectContaining({ id: entry.id }),
      )
      expect((await server().call(provider, 'GET', path)).statusCode).toBe(403)
    }
    expect((await server().call(owner, 'DELETE', path)).statusCode).toBe(200)
    const history = (await server().call(owner, 'GET', `${path}/history`)).json().data
    expect(history.map((change: { action: string }) => change.action)).toEqual(['delete', 'update', 'create'])
  },
)

test.each(rows)('%s: without its permission nothing can be changed', async (_, list) => {
  const user = `user-${mekong}`
  const tries = [
    await server().call(user, 'POST', list.path, bodyOf(list)),
    await server().call(user, 'GET', `${list.path}/excel`),
    await server().call(user, 'POST', `${list.path}/excel`),
  ]
  // Users who manage employees maintain the lists for employees.
  const may = list.permission === 'view-employee' || list.permission === 'view-profile'
  if (!may) expect(tries.map((answer) => answer.statusCode)).toEqual([403, 403, 403])
  expect((await server().app.inject({ method: 'GET', url: `/api${list.path}` })).statusCode).toBe(401)
})
