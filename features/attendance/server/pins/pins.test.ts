import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '#kit/database/testing.ts'
import {
  type Client,
  idsByNumber,
  loadCompany,
  prepareDirectory,
  startTestServer,
  type TestServer,
} from '../april-2026.test-data.ts'

const database = withTestDatabase(prepareDirectory)
const LOCKED = { id: 1, title: 'January', from_date: '2026-01-01', to_date: '2026-01-31' }
let server: TestServer
let admin: Client
let ids: Map<string, number>
let companyId: number

beforeAll(async () => {
  companyId = await loadCompany(database(), 'Mekong')
  ids = await database().inCompany(companyId, idsByNumber)
  server = await startTestServer(database(), async () => [LOCKED] as never)
  admin = await server.signIn('admin@mekong.test', companyId)
})
afterAll(() => server.close())

const idOf = (number: string) => ids.get(number) ?? 0
const line = (pin: string, time: string) => `${pin}\t${time}\t0\t1\t0\n`
const scanFile = async (...lines: string[]) =>
  (await admin.upload('device.dat', Buffer.from(lines.join('')))).body.data
const give = (number: string, pin: string, more: object = {}) =>
  admin.post('/employee-pin', {
    employee_id: idOf(number),
    pin,
    first_day: '2026-04-01',
    last_day: null,
    ...more,
  })
const scansOf = async (number: string) =>
  (await admin.get(`/device-scan-report?employee_id=${idOf(number)}&sort=scanned_at`)).body.data.map(
    (scan: { scanned_at: string }) => scan.scanned_at.slice(0, 16),
  )
const waiting = async () => (await admin.get('/unmatched-pin')).body.data

describe('the PINs of employees on terminals', () => {
  test('lines of an unknown PIN wait, and become scans with marked days when an employee gets the PIN', async () => {
    const file = await scanFile(
      line('7', '2026-04-02 07:55:00'),
      line('0007', '2026-04-02 17:05:00'),
      line('7', '2026-03-31 08:00:00'),
    )
    expect(file).toMatchObject({ line_count: 3, stored_count: 0, unmatched_count: 3, bad_count: 0 })
    expect(file.unmatched).toMatchObject([{ pin: '7', lines: 3, waiting: 3 }])
    const errors = await admin.file(`/attendance/scan-file/${file.id}/errors.csv`)
    expect(errors.body).toContain('2,0007\t2026-04-02 17:05:00')
    const { body } = await give('1001', '7')
    expect(body.data).toMatchObject({ matched: 2, pin: { pin: '7', emp_number: '1001' } })
    expect(await scansOf('1001')).toEqual(['2026-04-02T00:55', '2026-04-02T10:05'])
    const marks = await database().inCompany(companyId, (tx) =>
      tx.unknownRows(
        'select * from attendance_change where company_id = $1 and employee_id = $2 and first_day > $3',
        [companyId, idOf('1001'), '2026-01-01'],
      ),
    )
    expect(marks).toMatchObject([{ first_day: '2026-03-30', last_day: '2026-04-03' }])
    // The line of the day before the PIN was given still waits.
    expect(await waiting()).toMatchObject([{ pin: '7', lines: 1 }])
    const show = await admin.get(`/attendance/scan-file/${file.id}`)
    expect(show.body.data).toMatchObject({
      unmatched: [{ pin: '7', waiting: 1 }],
      stored_count: 2,
      unmatched_count: 1,
    })
  })

  test('a file sent again does not store the scans that its waiting lines became', async () => {
    const again = await scanFile(line('7', '2026-04-02 07:55:00'), line('7', '2026-03-31 08:00:00'))
    expect(again).toMatchObject({ stored_count: 0, repeated_count: 1, unmatched_count: 1 })
    expect(await waiting()).toMatchObject([{ pin: '7', lines: 1 }])
  })

  test('two people cannot have one PIN on the same day, with zeros or without, one after the other or at once', async () => {
    const second = await give('1002', '007')
    expect([second.status, second.body.code]).toEqual([409, 'pin_taken'])
    expect(second.body.errors.pin[0]).toContain('1001')
    const both = await Promise.all([give('1003', '55'), give('1004', '0055')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const stored = database().inCompany(companyId, (tx) =>
      tx.execute(
        `insert into employee_pin (company_id, employee_id, pin, first_day) values ($1, $2, '7', '2026-05-01')`,
        [companyId, idOf('1002')],
      ),
    )
    await expect(stored).rejects.toThrow('employee_pin_once')
  })

  test('when a PIN changes hands, older scans stay with the earlier owner, also those that arrive later', async () => {
    const { data } = (await admin.get(`/employee-pin?employee_id=${idOf('1001')}`)).body
    const [{ id, version }] = data
    const days = { pin: '7', first_day: '2026-04-01', last_day: '2026-04-30' }
    const ended = await admin.put(`/employee-pin/${id}`, { ...days, version })
    expect(ended.body.data.pin).toMatchObject({ last_day: '2026-04-30', version: version + 1 })
    expect((await admin.put(`/employee-pin/${id}`, { ...days, version })).body.code).toBe('stale_version')
    expect((await give('1002', '7', { first_day: '2026-05-01' })).status).toBe(200)
    await scanFile(line('7', '2026-04-20 08:00:00'), line('7', '2026-05-04 08:00:00'))
    expect(await scansOf('1001')).toContain('2026-04-20T01:00')
    expect(await scansOf('1002')).toEqual(['2026-05-04T01:00'])
  })

  test('without a PIN the employee number counts, with or without zeros; another PIN replaces it on its days', async () => {
    await scanFile(line('01005', '2026-04-02 08:00:00'))
    expect(await scansOf('1005')).toEqual(['2026-04-02T01:00'])
    const asked = await give('1006', '1005')
    expect(asked.body.data).toMatchObject({ pin: null, warnings: [{ code: 'number_of_other' }] })
    expect((await give('1005', '88')).body.data.pin).not.toBeNull()
    expect((await give('1006', '1005')).body.data.pin).not.toBeNull()
    const file = await scanFile(line('1005', '2026-04-03 08:00:00'), line('88', '2026-04-03 08:01:00'))
    expect(file).toMatchObject({ stored_count: 2, people_count: 2 })
    expect(await scansOf('1006')).toEqual(['2026-04-03T01:00'])
    expect(await scansOf('1005')).toEqual(['2026-04-02T01:00', '2026-04-03T01:01'])
  })

  test('waiting scans in a paid month are named before the PIN is stored', async () => {
    await scanFile(line('301', '2026-01-15 08:00:00'))
    const asked = await give('1010', '301', { first_day: '2026-01-01' })
    expect(asked.body.data).toEqual({
      pin: null,
      matched: 0,
      warnings: [{ code: 'in_locked_run', date: '2026-01-15', run: 'January' }],
    })
    const confirmed = await give('1010', '301', { first_day: '2026-01-01', confirmed: true })
    expect(confirmed.body.data.matched).toBe(1)
  })

  test('an employee who comes later gets the waiting lines of the number when they are matched again', async () => {
    await scanFile(line('9001', '2026-04-02 08:00:00'), line('9001', '2026-04-02 17:00:00'))
    await database().inCompany(companyId, (tx) =>
      tx.execute(
        `insert into employee (company_id, emp_number, name, start_date, search_text) values ($1, '9001', 'ໃໝ່', '2026-04-01', '9001')`,
        [companyId],
      ),
    )
    const { body } = await admin.post('/unmatched-pin/match', {})
    expect(body.data).toMatchObject({ is_stored: true, matched: 2 })
    expect((await waiting()).map(({ pin }: { pin: string }) => pin)).not.toContain('9001')
  })

  test('a sheet of PINs is stored whole or not at all, and its own Excel file can be read again', async () => {
    const sheet = (text: string) => admin.upload('pins.txt', Buffer.from(text), '/employee-pin/file')
    const wrong = await sheet(
      '1020\t501\t01/04/2026\n8888\t502\n1021\t501\n1022\t50 3\n1023\t504\t31/02/2026\n1023\t504\t01/04/0026',
    )
    expect(wrong.body.data).toMatchObject({ is_stored: false, added: 1 })
    expect(wrong.body.data.errors.map(({ row, reason }: never) => `${row} ${reason}`)).toEqual([
      '2 unknown_employee',
      '3 twice',
      '4 bad_pin',
      '5 bad_date',
      '6 bad_date',
    ])
    const good = await sheet('ລະຫັດພະນັກງານ\tລະຫັດປ້ຳໂມງ\tຈາກວັນທີ\n1020\t501\t2026-04-01\n1021\t502\n')
    expect(good.body.data).toMatchObject({ is_stored: true, added: 2, unchanged: 0, errors: [] })
    const [stored] = (await admin.get(`/employee-pin?employee_id=${idOf('1021')}`)).body.data
    expect(stored.first_day < '2026-04-01').toBe(true)
    // A Buddhist year.
    expect((await sheet('1021\t503\t15/04/2569')).body.data).toMatchObject({ is_stored: true, added: 1 })
    const [, later] = (await admin.get(`/employee-pin?employee_id=${idOf('1021')}&sort=first_day`)).body.data
    expect(later.first_day).toBe('2026-04-15')
    const excel = (await admin.file('/employee-pin.xlsx')).rawPayload
    const again = await admin.upload('pins.xlsx', excel, '/employee-pin/file')
    expect(again.body.data).toMatchObject({ added: 0, errors: [], is_stored: true })
    expect(again.body.data.unchanged).toBeGreaterThan(5)
  })

  test('a file of too many rows is refused, also if none of them can be read', async () => {
    const rows = await admin.upload('pins.txt', Buffer.from('x y z\n'.repeat(30_000)), '/employee-pin/file')
    expect([rows.status, rows.body.code]).toEqual([422, 'file_too_many_rows'])
    const returns = await admin.upload('pins.txt', Buffer.from('1\r'.repeat(30_000)), '/employee-pin/file')
    expect([returns.status, returns.body.code]).toEqual([422, 'file_too_many_rows'])
  })

  test.each([',', '"', 'x'])('a line of megabytes (%s) is refused before it is divided', async (mark) => {
    const lines = Buffer.from(`1020,501\n${mark.repeat(2_000_000)}`)
    const { status, body } = await admin.upload('pins.csv', lines, '/employee-pin/file')
    expect([status, body.code]).toEqual([422, 'file_too_large'])
  })

  test('a deleted PIN no longer counts, and its scans stay', async () => {
    const [{ id }] = (await admin.get(`/employee-pin?employee_id=${idOf('1002')}`)).body.data
    expect((await admin.remove(`/employee-pin/${id}`)).status).toBe(200)
    const file = await scanFile(line('7', '2026-05-05 08:00:00'))
    expect(file).toMatchObject({ stored_count: 0, unmatched_count: 1 })
    expect(await scansOf('1002')).toEqual(['2026-05-04T01:00'])
  })
})
