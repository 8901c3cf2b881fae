import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorMessage } from '#kit/contract/error-register.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { until } from '#kit/database/until.test-support.ts'
import { loadMonth } from '../load-month/load-month.ts'
import { type Cell, workbook, zipBomb } from './hostile-files.test-data.ts'
import { makePlace } from './processes.test-data.ts'
import { type ServedProcess, serveProcess } from './served-process.test-data.ts'
import { smallMonth } from './small-month.test-data.ts'
import { MARKS } from './two-companies.test-data.ts'

const MEGABYTE = 1024 * 1024
let server: ServedProcess
let peakAtStart = 0

/** The peak memory of the server process, including threads; 0 without /proc. */
function peakMegabytes(): number {
  const status = `/proc/${server.pid()}/status`
  if (!existsSync(status)) return 0
  const [, kilobytes = '0'] = readFileSync(status, 'utf8').match(/VmHWM:\s+(\d+) kB/) ?? []
  return Number(kilobytes) / 1024
}

beforeAll(async () => {
  server = await serveProcess(makePlace(), async (db) =>
    loadMonth(db, await smallMonth(MARKS[0]), {
      actor: { accountId: null, name: 'test' },
      language: 'en',
      onProgress: () => undefined,
    }),
  )
  peakAtStart = peakMegabytes()
})
afterAll(() => server?.close())
beforeEach(async () => {
  expect((await server.send('/health', {})).status).toBe(200)
})

const form = (bytes: Buffer | string, name = 'people.xlsx') => {
  const data = new FormData()
  data.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  return data
}
const SHEET = '/api/employee/import'
const SCANS = '/api/attendance/scan-file'

/** Refused with this status and code, with a message in both languages. */
async function expectRefused(url: string, request: RequestInit, status: number, code: ErrorCode) {
  for (const language of ['la', 'en'] as const) {
    const headers = { ...request.headers, 'accept-language': language }
    const answer = await server.send(url, { method: 'POST', ...request, headers })
    const body = (await answer.json()) as { code: string; message: string }
    expect([answer.status, body.code]).toEqual([status, code])
    expect(body.message).toBe(errorMessage(code, language))
  }
}

const HEADER = ['emp_number', 'name', 'start_date', 'end_date', 'base_salary', 'schedule']
const person = (number: string, more: Partial<Record<string, Cell>> = {}): Cell[] =>
  HEADER.map((name) => {
    const plain: Record<string, Cell> = { emp_number: number, name: 'ສົມ', base_salary: 3_000_000 }
    return more[name] ?? plain[name] ?? (name === 'start_date' ? '2024-01-01' : '')
  })

test.each<[string, Buffer | string, number, ErrorCode]>([
  ['is a text', 'emp_number,name\n1,x\n', 422, 'file_not_workbook'],
  ['is a page', '<!doctype html><script>alert(1)</script>', 422, 'file_not_workbook'],
  ['is empty', '', 422, 'file_empty'],
  ['holds a gigabyte of zeros', zipBomb(true), 422, 'file_too_large'],
  ['holds a gigabyte and denies it', zipBomb(false), 422, 'file_damaged'],
  ['is cut off', workbook([HEADER, person('1')]).subarray(0, 700), 422, 'file_damaged'],
  [
    'has no header that is known',
    workbook([
      ['a', 'b'],
      ['1', '2'],
    ]),
    422,
    'file_missing_columns',
  ],
  ['has a header only', workbook([HEADER]), 422, 'file_empty'],
  ['is larger than ten megabytes', Buffer.alloc(11 * MEGABYTE, 'x'), 413, 'payload_too_large'],
  [
    'has twenty thousand and one rows',
    workbook([HEADER, ...Array.from({ length: 20_001 }, (_, i) => person(`T${i}`))]),
    422,
    'file_too_many_rows',
  ],
])('a sheet that %s is refused', (_, bytes, status, code) =>
  expectRefused(SHEET, { body: form(bytes) }, status, code),
)

test('a million empty rows are skipped', async () => {
  const { status, data } = await server.call('POST', SHEET, form(workbook([HEADER, person('E1')], 1_000_000)))
  expect([status, data.good_count, data.bad_count]).toEqual([200, 1, 0])
})

test('each invalid cell is reported with row, column and reason, and none of them is stored', async () => {
  const wrong: [Partial<Record<string, Cell>>, string][] = [
    [{ base_salary: 123_456_789_012 }, 'too_large'],
    [{ base_salary: 'many' }, 'not_a_number'],
    [{ base_salary: { formula: '2+2', saved: '4' } }, 'formula'],
    [{ name: { formula: 'HYPERLINK("http://x")', saved: 'x' } }, 'formula'],
    [{ end_date: '2023-12-31' }, 'end_before_start'],
    [{ start_date: '2024-02-30' }, 'not_a_date'],
    [{ start_date: '0000-01-01' }, 'not_a_date'],
    [{ end_date: '10000-01-01' }, 'not_a_date'],
    [{ schedule: 'Night of nobody' }, 'unknown_schedule'],
    [{ name: 'ກ'.repeat(101) }, 'too_long'],
  ]
  const rows = wrong.map(([cells], at) => person(`W${at}`, cells))
  const sheet = workbook([HEADER, ...rows, person('twice'), person('twice')])
  const { status, data } = await server.call('POST', SHEET, form(sheet))
  expect([status, data.good_count, data.bad_count]).toEqual([200, 0, wrong.length + 2])
  const found = data.errors.map((error: { row: number; code: string }) => [error.row, error.code])
  const expected = wrong.map(([, code], at) => [at + 2, code])
  const last = wrong.length + 2
  expect(found).toEqual([...expected, [last, 'repeated_number'], [last + 1, 'repeated_number']])
})

test('markup and SQL in names are ordinary text', async () => {
  const names = [
    "Robert'); drop table employee; --",
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '{{7*7}} %s %00',
  ]
  const rows = names.map((name, at) => person(`M${at}`, { name }))
  const { data } = await server.call('POST', SHEET, form(workbook([HEADER, ...rows]), '<b>"x".xlsx'))
  expect([data.good_count, data.errors]).toEqual([names.length, []])
  await server.call('POST', `${SHEET}/${data.id}/commit`, {})
  await until(async () => (await server.call('GET', `${SHEET}/${data.id}`)).data.status === 'done')
  for (const [at, name] of names.entries()) {
    const list = await server.call('GET', `/api/employee?${new URLSearchParams({ search: name })}`)
    expect(list.data.map((one: { name: string }) => one.name)).toContain(name)
    expect(list.data[0].emp_number).toBe(`M${at}`)
  }
})

test.each<[string, Buffer | string, number, ErrorCode]>([
  ['is empty', '', 422, 'file_empty'],
  ['is no text', Buffer.from([0, 1, 2, 0, 255]), 422, 'file_not_scans'],
  ['has more than a million lines', 'x\n'.repeat(1_000_001), 422, 'file_too_many_rows'],
])('a scan file that %s is refused', (_, bytes, status, code) =>
  expectRefused(SCANS, { body: form(bytes, 'scans.attlog') }, status, code),
)

const json = { 'content-type': 'application/json' }
const EMPLOYEE = '/api/company/add-employee'
test.each<[string, string, RequestInit, number, ErrorCode]>([
  [
    'JSON of 100,000 levels',
    EMPLOYEE,
    { headers: json, body: '['.repeat(100_000) + ']'.repeat(100_000) },
    422,
    'invalid_input',
  ],
  ['JSON that ends too soon', EMPLOYEE, { headers: json, body: '{"name":' }, 422, 'invalid_input'],
  [
    'JSON that changes its own kind',
    EMPLOYEE,
    { headers: json, body: '{"__proto__":{"a":1}}' },
    422,
    'invalid_input',
  ],
  [
    'bytes that are no text',
    EMPLOYEE,
    { headers: json, body: Buffer.from('7b226e616d65223a22fffe227d', 'hex') },
    422,
    'invalid_input',
  ],
  [
    'XML',
    EMPLOYEE,
    { headers: { 'content-type': 'application/xml' }, body: '<a/>' },
    415,
    'unsupported_media_type',
  ],
  ['a form where JSON is wanted', EMPLOYEE, { body: form('x') }, 415, 'unsupported_media_type'],
  ['JSON where a file is wanted', SHEET, { headers: json, body: '{}' }, 415, 'unsupported_media_type'],
  ['a form without a file', SHEET, { body: new FormData() }, 422, 'file_empty'],
  [
    'a form without its boundary',
    SHEET,
    { headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
    422,
    'invalid_input',
  ],
  [
    'a form that is cut off',
    SHEET,
    {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK',
    },
    422,
    'invalid_input',
  ],
])('%s is refused', (_, url, request, status, code) => expectRefused(url, request, status, code))

test('ten megabytes of JSON are refused before they are received', async () => {
  const announced = request(`${server.url()}${EMPLOYEE}`, {
    method: 'POST',
    headers: { ...json, ...server.authorization(), 'content-length': 10 * MEGABYTE },
  })
  announced.on('error', () => {})
  announced.write('["')
  const [answer] = (await once(announced, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(413)
  announced.destroy()
})

test('an address, query or page that is too long is refused', async () => {
  const query = (length: number) => `/api/employee?search=${'x'.repeat(length)}`
  expect((await server.send(query(7000), {})).status).toBe(422)
  expect((await server.send(query(8000), {})).status).toBe(414)
  expect((await server.send(query(200_000), {})).status).toBe(431)
  expect((await server.send(`/api/employee/${'9'.repeat(5000)}`, {})).status).toBe(404)
  expect((await server.send('/api/employee?per_page=1000000', {})).status).toBe(422)
})

test('an invalid id finds no record', async () => {
  for (const id of [
    '1e9',
    '-1',
    'abc',
    '9223372036854775808',
    '0',
    '1.5',
    '%00',
    '%E0%A4%A',
    '..%2F..',
    'null',
  ]) {
    const { status } = await server.send(`/api/employee/${id}`, {})
    expect([id, [400, 404].includes(status)]).toEqual([id, true])
  }
})

test.runIf(existsSync('/proc/self/status'))(
  'all of this needed less than 400 MB of additional memory',
  () => {
    expect(peakMegabytes() - peakAtStart).toBeLessThan(400)
  },
)
