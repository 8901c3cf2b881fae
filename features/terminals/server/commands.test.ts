import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { checkTerminals } from './index.ts'
import { type FakeTerminal, lineOf, runCommands } from './testing/fake-terminal.test-data.ts'
import { openTerminalWorld, type TerminalWorld } from './testing/terminal-world.test-data.ts'

const SERIAL = 'CMND0001'
const database = withTestDatabase()
let world: TerminalWorld
let terminal: FakeTerminal
let id: number
beforeAll(async () => {
  world = await openTerminalWorld(database())
  id = await world.claim('admin', SERIAL)
  terminal = world.terminal(SERIAL)
})
afterAll(() => world?.close())

const give = (kind: string, from: string | null = null, to: string | null = null) =>
  world.call('admin', 'POST', `/terminal/${id}/command`, { kind, from, to })
const shown = async () => (await world.call('admin', 'GET', `/terminal/${id}`)).data

test('punches that got lost are asked for again, and the terminal is complete', async () => {
  for (let minute = 10; minute < 60; minute++) terminal.punch('3', `2026-05-04 08:${minute}:00`)
  // The network swallowed every second one although it was acknowledged.
  await terminal.upload(
    terminal.memory
      .filter((_, at) => at % 2 === 0)
      .map(lineOf)
      .join(''),
  )
  expect((await give('verify', '2026-05-04', '2026-05-04')).data).toEqual({ queued: 1 })
  expect((await give('verify', '2026-05-04', '2026-05-04')).data).toEqual({ queued: 0 })
  const texts = await runCommands(terminal)
  expect(texts.map((text) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    ...['VERIFY SUM ATTLOG', 'DATA QUERY ATTLOG', 'VERIFY SUM ATTLOG'],
  ])
  expect((await shown()).completeness).toMatchObject({
    ...{ from: '2026-05-04', to: '2026-05-04', device_count: 50, stored_count: 50 },
  })
  expect(await world.count(world.own, 'scan', "scanned_at < '2026-05-05'")).toBe(50)
})

test('a terminal that cannot count sends the days again once', async () => {
  terminal.punch('4', '2026-05-06 08:00:00')
  await give('verify', '2026-05-06', '2026-05-06')
  expect((await runCommands(terminal, { counts: false })).length).toBe(2)
  expect(await world.count(world.own, 'terminal_punch', "pin = '4'")).toBe(1)
  const { data } = await world.call('admin', 'GET', `/terminal-command?terminal_id=${id}&search=verify`)
  expect(data[0]).toMatchObject({ status: 'failed', return_code: -1002 })
})

test('every night the last days are checked, for active terminals only', async () => {
  const yesterday = addDays(todayInLaos(), -1)
  terminal.punch('5', `${yesterday} 08:00:00`)
  expect(await checkTerminals(database(), world.own, new Date())).toBe(1)
  await runCommands(terminal)
  expect((await shown()).completeness).toMatchObject({ to: yesterday, device_count: 1, stored_count: 1 })
  expect(await checkTerminals(database(), world.other, new Date())).toBe(0)
})

test('employees of the branch who clock in by fingerprint are sent with PIN and name only', async () => {
  await database().inCompany(world.own, (tx) =>
    tx.execute(
      `update employee set finger_scan = true, en_name = 'Kham' where company_id = $1 and emp_number in ('1', '2')`,
      [tx.companyId],
    ),
  )
  terminal.users.set('99', 'Stranger')
  await give('query_users')
  await runCommands(terminal)
  const users = async () =>
    (await world.call('admin', 'GET', `/terminal/${id}/users`)).data.map(
      ({ pin, state }: Record<string, string>) => `${pin} ${state}`,
    )
  expect(await users()).toEqual(['1 missing', '2 missing', '99 extra'])
  expect((await world.call('admin', 'POST', `/terminal/${id}/send-users`)).data).toEqual({ queued: 2 })
  const texts = await runCommands(terminal)
  expect(texts).toEqual(['1', '2'].map((pin) => `DATA UPDATE USERINFO PIN=${pin}\tName=Kham`))
  expect(await users()).toEqual(['1 same', '2 same', '99 extra'])
  expect((await world.call('admin', 'POST', `/terminal/${id}/send-users`)).data).toEqual({ queued: 0 })
})

test('an answer to the command of another terminal, and one that arrives twice, change nothing', async () => {
  await world.claim('admin', 'CMND0002')
  await give('check')
  const { text } = await terminal.request(`/iclock/getrequest?SN=${SERIAL}`)
  const command = /^C:(\d+):CHECK$/m.exec(text)?.[1]
  const answer = (serial: string, code: number) =>
    terminal.request(`/iclock/devicecmd?SN=${serial}`, `ID=${command}&Return=${code}&CMD=CHECK`)
  const status = async () =>
    (await world.call('admin', 'GET', `/terminal-command?terminal_id=${id}&search=check`)).data[0]
  await answer('CMND0002', -1)
  expect((await status()).status).toBe('sent')
  await answer(SERIAL, 0)
  await answer(SERIAL, -3)
  expect(await status()).toMatchObject({ status: 'done', return_code: 0 })
  expect(
    (await world.call('other', 'POST', `/terminal/${id}/command`, { kind: 'reboot', from: null, to: null }))
      .status,
  ).toBe(404)
  expect((await give('verify')).status).toBe(422)
})
