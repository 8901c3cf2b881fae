import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import { lineOf } from './testing/fake-terminal.test-data.ts'
import { openTerminalWorld, type TerminalWorld } from './testing/terminal-world.test-data.ts'

const database = withTestDatabase()
let world: TerminalWorld
beforeAll(async () => {
  world = await openTerminalWorld(database())
})
afterAll(() => world?.close())

const scansOf = async (person: 'admin' | 'other', day: string) =>
  (
    await world.call(person, 'GET', `/device-scan-report?sort=scanned_at&from=${day}&to=${day}&per_page=200`)
  ).data.map(({ emp_number, scanned_at }: Record<string, string>) => `${emp_number} ${scanned_at}`)

describe('a terminal', () => {
  test('waits without storing anything until it is claimed, and then delivers what it has kept', async () => {
    const terminal = world.terminal('CKUH1001')
    terminal.punch('1', '2026-05-04 08:01:02')
    expect((await terminal.shakeHands()).status).toBe(403)
    expect(await terminal.send()).toBe(false)
    expect(await world.count(world.own, 'terminal_punch')).toBe(0)
    expect(await world.count(world.other, 'terminal_punch')).toBe(0)
    await world.claim('admin', 'CKUH1001')
    expect(await terminal.send()).toBe(true)
    expect(await scansOf('admin', '2026-05-04')).toEqual(['1 2026-05-04T01:01:02.000Z'])
    expect(await scansOf('other', '2026-05-04')).toEqual([])
  })

  test('is claimed only with its code, by one company, and not by an employee', async () => {
    await world.terminal('CKUH1002').shakeHands()
    const code = await world.codeOf('CKUH1002')
    const claim = (person: 'admin' | 'other' | 'employee', body: object) =>
      world.call(person, 'POST', '/terminal/claim', {
        ...{
          serial: 'ckuh1002',
          code,
          name: 'Gate',
          branch_id: null,
          is_camera: false,
          utc_offset_minutes: 420,
        },
        ...body,
      })
    expect((await claim('employee', {})).status).toBe(403)
    expect((await claim('admin', { code: '0000-0000' })).body.code).toBe('terminal_unknown')
    expect((await claim('admin', { serial: 'CKUH9999' })).body.code).toBe('terminal_unknown')
    expect((await claim('admin', { branch_id: 999_999 })).status).toBe(404)
    const both = await Promise.all([claim('admin', {}), claim('other', {})])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  test('gets a handshake in plain text with few headers', async () => {
    await world.claim('admin', 'CKUH1003')
    const answer = await world.terminal('CKUH1003').shakeHands()
    expect(answer.text).toMatch(/^GET OPTION FROM: CKUH1003\n/)
    expect(answer.type).toBe('text/plain')
    expect(answer.headers.get('date')).not.toBeNull()
    expect(answer.headers.get('content-security-policy')).toBeNull()
  })
})

describe('punches', () => {
  const serial = 'CKUH2001'
  beforeAll(async () => {
    await world.claim('admin', serial)
  })

  test('are stored once, even if ten equal uploads arrive at once', async () => {
    const lines = Array.from({ length: 50 }, (_, at) =>
      lineOf({ pin: `${at + 1}`, time: '2026-05-05 08:00:00' }),
    )
    const body = [...lines, '1\t2026-02-31 08:00:00\t0\t1\n'].join('')
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.terminal(serial).upload(body)))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK: 51\n']))
    expect(await scansOf('admin', '2026-05-05')).toHaveLength(50)
    expect(await world.count(world.own, 'terminal_punch', "pin = '7'")).toBe(1)
    const faults = await world.call('admin', 'GET', '/terminal-fault?search=2026-02-31')
    expect(faults.data).toMatchObject([{ reason: 'bad_date', line: '1\t2026-02-31 08:00:00\t0\t1' }])
  })

  test('of two terminals in the same second are two punches and one scan', async () => {
    await world.claim('admin', 'CKUH2002')
    const line = lineOf({ pin: '3', time: '2026-05-06 08:00:00' })
    await world.terminal('CKUH2002').upload(line)
    await world.terminal(serial).upload(line)
    expect(await scansOf('admin', '2026-05-06')).toHaveLength(1)
    expect(await world.count(world.own, 'terminal_punch', "device_time = '2026-05-06 08:00:00'")).toBe(2)
  })

  test('of a PIN without an owner wait and count once it has one', async () => {
    await world.terminal(serial).upload(lineOf({ pin: '777', time: '2026-05-07 08:00:00' }))
    await world.terminal(serial).upload(lineOf({ pin: '777', time: '2026-05-07 17:00:00' }))
    const list = () => world.call('admin', 'GET', `/terminal?search=${serial}`)
    expect((await list()).data[0].waiting_count).toBe(2)
    const { data: people } = await world.call('admin', 'GET', '/employee')
    const pin = { employee_id: people[0].id, pin: '777', first_day: '2026-05-01', last_day: '2026-05-07' }
    expect((await world.call('admin', 'POST', '/employee-pin', pin)).data.matched).toBe(2)
    expect(await scansOf('admin', '2026-05-07')).toHaveLength(2)
    expect((await list()).data[0].waiting_count).toBe(0)
  })

  test('are accepted from old and from strange firmware', async () => {
    const terminal = world.terminal(serial)
    const line = (pin: string) => `${pin}\t2026-05-08 08:00:00\t0\t1`
    const form = `table=ATTLOG&Stamp=1&data=${line('1')}`
    const forms = { 'content-type': 'application/x-www-form-urlencoded' }
    const answers = [
      await terminal.request(`/iclock/cdata.aspx?sn=${serial}`, form, forms),
      await terminal.request(
        `/iclock/iclock/CDATA?SN=${serial.toLowerCase()}&table=attlog`,
        `${line('2')}\r\n`,
      ),
      await terminal.upload('PIN=3\tTime=2026-05-08 08:00:00\tStatus=0\tVerifyMode=1'),
      await terminal.upload(
        'time=2026-05-08 08:00:00\tpin=4\tevent=3\tinoutstatus=0\tverifytype=15',
        'rtlog',
      ),
    ]
    expect(answers.map(({ text }) => text)).toEqual(Array(4).fill('OK: 1\n'))
    expect(await scansOf('admin', '2026-05-08')).toHaveLength(4)
  })

  test('in the future or from a clock that was never set are kept as faults and do not count', async () => {
    const answer = await world
      .terminal(serial)
      .upload(
        ['2099-01-01 08:00:00', '2000-01-01 00:00:00'].map((time) => lineOf({ pin: '1', time })).join(''),
      )
    expect(answer.text).toBe('OK: 2\n')
    const { data } = await world.call('admin', 'GET', '/terminal-fault?sort=reason')
    expect(data.map(({ reason }: { reason: string }) => reason)).toEqual([
      'bad_date',
      'clock_wrong',
      'in_future',
    ])
  })

  test('count by the time zone of their terminal, and its clock is measured', async () => {
    await world.claim('admin', 'CKUH2003', { utc_offset_minutes: 480 })
    const terminal = world.terminal('CKUH2003')
    expect((await terminal.shakeHands()).text).toContain('TimeZone=8\n')
    await terminal.upload(lineOf({ pin: '5', time: '2026-05-09 08:00:00' }))
    expect(await scansOf('admin', '2026-05-09')).toEqual(['5 2026-05-09T00:00:00.000Z'])
    const fast = (seconds: number) =>
      new Date(Date.now() + (480 * 60 + seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    for (const seconds of [300, 301, 302]) await terminal.upload(lineOf({ pin: '5', time: fast(seconds) }))
    const { data } = await world.call('admin', 'GET', '/terminal?search=CKUH2003')
    expect(data[0].is_clock_wrong).toBe(true)
    expect(Math.abs(data[0].clock_drift_seconds - 301)).toBeLessThan(5)
    expect(data[0].state).toBe('connected')
  })
})

describe('a moved terminal', () => {
  test('brings the new company none of the punches of the old one', async () => {
    const id = await world.claim('admin', 'CKUH3001')
    const terminal = world.terminal('CKUH3001')
    terminal.punch('9', '2026-05-10 08:00:00')
    expect(await terminal.send()).toBe(true)
    terminal.punch('9', '2026-05-10 17:00:00')
    expect((await world.call('admin', 'DELETE', `/terminal/${id}`)).status).toBe(200)
    expect(await terminal.send()).toBe(false)
    await world.claim('other', 'CKUH3001')
    expect(await terminal.send()).toBe(true)
    expect(await scansOf('other', '2026-05-10')).toEqual([])
    expect(await scansOf('admin', '2026-05-10')).toHaveLength(1)
    const { data } = await world.call('other', 'GET', '/terminal-fault')
    expect(data).toMatchObject([{ reason: 'before_claim' }])
    expect((await world.call('admin', 'GET', `/terminal/${id}`)).status).toBe(404)
  })

  test('that its company claims again brings what it has kept', async () => {
    const id = await world.claim('admin', 'CKUH3003')
    const terminal = world.terminal('CKUH3003')
    terminal.punch('9', '2026-05-12 08:00:00')
    await world.call('admin', 'DELETE', `/terminal/${id}`)
    await world.claim('admin', 'CKUH3003')
    expect(await terminal.send()).toBe(true)
    expect(await scansOf('admin', '2026-05-12')).toHaveLength(1)
  })

  test('is disabled: it keeps its punches and delivers them when it is enabled', async () => {
    const id = await world.claim('admin', 'CKUH3002')
    const terminal = world.terminal('CKUH3002')
    await world.call('admin', 'POST', `/terminal/${id}/disable`)
    terminal.punch('9', '2026-05-11 08:00:00')
    expect(await terminal.send()).toBe(false)
    await world.call('admin', 'POST', `/terminal/${id}/enable`)
    expect(await terminal.send()).toBe(true)
    expect(await scansOf('admin', '2026-05-11')).toHaveLength(1)
  })
})
