import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { openTerminalWorld, type TerminalWorld } from './testing/terminal-world.test-data.ts'

const database = withTestDatabase()
let world: TerminalWorld
beforeAll(async () => {
  world = await openTerminalWorld(database())
})
afterAll(() => world?.close())

const SERIAL = 'CKUH7001'
const upload = async (prefix: string, time: string) => {
  const address = `${prefix}/iclock/cdata?SN=${SERIAL}&table=ATTLOG&Stamp=1`
  return (await world.terminal(SERIAL).request(address, `1\t2026-05-04 ${time}\t0\t1\n`)).status
}

test('a terminal that needs its code is heard only at its own address', async () => {
  const id = await world.claim('admin', SERIAL)
  const shown = (await world.call('admin', 'GET', `/terminal/${id}`)).data
  expect(shown).toMatchObject({ needs_code: false, door_code: expect.stringMatching(/^[0-9a-f]{32}$/) })
  const own = `/t/${shown.door_code}`
  expect(await upload('', '08:00:00')).toBe(200)
  expect(await upload(own, '08:00:01')).toBe(200)
  // A wrong code is refused also while none is needed.
  expect(await upload('/t/0123456789abcdef', '08:00:02')).toBe(403)

  const { name, branch_id, is_camera, utc_offset_minutes, version } = shown
  const fields = { name, branch_id, is_camera, utc_offset_minutes, version }
  const changed = await world.call('admin', 'PUT', `/terminal/${id}`, { ...fields, needs_code: true })
  expect(changed.data).toMatchObject({ needs_code: true })
  expect(await upload('', '08:00:03')).toBe(403)
  expect(await upload(own, '08:00:04')).toBe(200)
  expect((await world.terminal(SERIAL).request(`/iclock/getrequest?SN=${SERIAL}`)).status).toBe(403)
  const options = `/iclock/cdata?SN=${SERIAL}&table=options`
  expect((await world.terminal(SERIAL).request(options, 'FirmVer=9')).status).toBe(403)
  expect(await world.count(world.own, 'terminal_punch')).toBe(3)
})

test('what a terminal says about itself replaces what it has said before', async () => {
  const id = await world.claim('admin', 'CKUH7002')
  const say = (text: string) =>
    world.terminal('CKUH7002').request('/iclock/cdata?SN=CKUH7002&table=options', text)
  await say('A=1,B=2')
  await say('C=3')
  const row = await database().inCompany(world.own, (tx) =>
    tx.unknownRows('select options from terminal where company_id = $1 and id = $2', [tx.companyId, id]),
  )
  expect(row).toEqual([{ options: { c: '3' } }])
})
