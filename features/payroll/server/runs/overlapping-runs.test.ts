import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database())
})
afterAll(() => world.close())

const post = (path: string, body?: object) => call(world, 'admin', 'POST', `/payrolls-item${path}`, body)
const refusal = ({ status, json }: Awaited<ReturnType<typeof post>>) => [
  status,
  json.code,
  json.details?.runs?.map((run: { title: string; status: string }) => [run.title, run.status]),
]

test('a run whose days another run contains is created only after its title and status were seen', async () => {
  await newRun(world, '2025-09')
  const again = { title: 'Again', from_date: '2025-09-30', to_date: '2025-10-31' }
  expect(refusal(await post('', again))).toEqual([409, 'run_overlaps', [['Month 2025-09', 'draft']]])
  expect((await call(world, 'admin', 'GET', '/payrolls-item?search=Again')).json.data).toEqual([])
  const made = await post('', { ...again, confirmed: true })
  expect(made.json.data).toMatchObject({ title: 'Again', overlaps: [{ title: 'Month 2025-09' }] })
  const next = await post('', { title: 'Next', from_date: '2025-11-01', to_date: '2025-11-30' })
  expect([next.status, next.json.data.overlaps]).toEqual([200, []])
})

test('a changed period is confirmed as well, a changed title is not', async () => {
  const id = await newRun(world, '2025-05')
  const { version } = (await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).json.data
  const put = (body: object) => call(world, 'admin', 'PUT', `/payrolls-item/${id}`, body)
  const moved = { title: 'May', from_date: '2025-05-01', to_date: '2025-09-01', version }
  expect(refusal(await put(moved))).toEqual([409, 'run_overlaps', [['Month 2025-09', 'draft']]])
  const stored = await put({ ...moved, confirmed: true })
  expect(stored.status).toBe(200)
  const renamed = { ...moved, title: 'May to September', version: stored.json.data.version }
  expect((await put(renamed)).status).toBe(200)
})

test('days of an approved run are approved again only after a confirmation by name, drafts need none', async () => {
  const first = await newRun(world, '2026-01')
  const second = await newRun(world, '2026-01', { title: 'January again', confirmed: true })
  await newRun(world, '2026-01', { title: 'January draft', confirmed: true })
  await calculate(world, first)
  await calculate(world, second)
  expect((await post(`/${first}/approve`)).json.data.status).toBe('approved')
  const refused = await post(`/${second}/approve`, { reason: 'mistake' })
  expect(refusal(refused)).toEqual([409, 'run_overlaps', [['Month 2026-01', 'approved']]])
  await post(`/${first}/pay`)
  expect(refusal(await post(`/${second}/approve`))).toEqual([
    409,
    'run_overlaps',
    [['Month 2026-01', 'paid']],
  ])
  // The tax and the social security of the month are those of both runs.
  // A confirmation of the marks, or of another run, is none of these days.
  for (const body of [{ confirmed: true }, { confirmed_runs: [second] }])
    expect((await post(`/${second}/approve`, body)).json.code).toBe('run_overlaps')
  const outdated = await post(`/${second}/approve`, { confirmed_runs: [first] })
  expect(outdated.json).toMatchObject({ code: 'run_outdated', details: { counts: [{ fact: 'month' }] } })
  await calculate(world, second)
  expect((await post(`/${second}/approve`, { confirmed_runs: [first] })).json.data.status).toBe('approved')
  const [entry] = await database().inCompany(1, (tx) =>
    tx.unknownRows(`select after from audit_entry where action = 'approve' and entity_id = '${second}'`),
  )
  expect(entry?.after).toMatchObject({ status: 'approved', overlaps: ['Month 2026-01'] })
})

test('of two simultaneous approvals of the same days one is refused', async () => {
  const ids = [
    await newRun(world, '2026-02'),
    await newRun(world, '2026-02', { title: 'February again', confirmed: true }),
  ]
  for (const id of ids) await calculate(world, id)
  const answers = await Promise.all(ids.map((id) => post(`/${id}/approve`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('run_overlaps')
})
