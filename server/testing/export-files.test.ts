import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportFile } from '#kit/contract/export-files.ts'
import { until } from '#kit/database/until.test-support.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { forgetExportFiles } from '#kit/server/export-files/forget-export-files.ts'
import { testLog } from '#kit/server/testing.ts'
import { makeExportFiles } from '../compose.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, TwoCompanies } from './two-companies.test-data.ts'

const REPORT = '/device-scan-report'
const ASKED = { path: `${REPORT}.xlsx`, query: { language: 'en', from: '2026-06-01' }, name: 'Scans' }
const ROWS = 20_050

let world: TwoCompanies
beforeAll(async () => {
  world = await openCompanies()
  await world.db.asOwner((client) =>
    client.query(
      `insert into scan (company_id, employee_id, scanned_at, source)
       select $1, (select min(id) from employee where company_id = $1),
         timestamptz '2026-06-01 00:00+07' + make_interval(mins => n), 'terminal' from generate_series(1, ${ROWS}) n`,
      [world.companies[0]],
    ),
  )
})
afterAll(() => world?.close())

const call = async (asker: Asker, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const answer = await world.as(asker, { method, url: `/api${path}`, ...(payload ? { payload } : {}) })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, answer, ...(isJson ? answer.json() : {}) }
}
const make = async (asker: Asker, asked: object = ASKED): Promise<ExportFile> =>
  (await call(asker, 'POST', '/export-file', asked)).data
const find = async (asker: Asker, { id }: ExportFile): Promise<ExportFile | undefined> =>
  (await call(asker, 'GET', '/export-file')).data.find((file: ExportFile) => file.id === id)
const download = (asker: Asker, { id }: ExportFile) => call(asker, 'GET', `/export-file/${id}/content`)

async function finished(asker: Asker, file: ExportFile): Promise<ExportFile | undefined> {
  await until(async () => !['waiting', 'working'].includes((await find(asker, file))?.status ?? 'gone'))
  return find(asker, file)
}
const partsOf = ({ id }: ExportFile) =>
  world.db.asOwner(async (client) => {
    const { rowCount } = await client.query('select from export_file_part where file_id = $1', [id])
    return rowCount
  })
const change = (sql: string, values: unknown[]) => world.db.asOwner((client) => client.query(sql, values))

test('a file above 20,000 rows is not answered directly, but made in the background with all rows', async () => {
  const direct = await call('admin', 'GET', `${REPORT}.xlsx?from=2026-06-01`)
  expect([direct.status, direct.code]).toEqual([409, 'file_in_background'])
  const asked = await make('admin')
  expect(asked).toMatchObject({ name: 'Scans' })
  const file = await finished('admin', asked)
  expect(file).toMatchObject({ status: 'done', done: ROWS, total: ROWS })
  const [told] = (await call('admin', 'GET', '/notices?language=en')).data
  expect(told.text).toBe(`${file?.name} is ready. It can be downloaded for 24 hours.`)
  const { answer } = await download('admin', asked)
  const { rows, headers } = await readWorkbook(answer.rawPayload, { maxRows: ROWS + 10 })
  expect(rows).toHaveLength(ROWS + 1)
  expect(Object.values(headers)).toContain('Source')
  expect(answer.headers['content-disposition']).toContain('.xlsx')
})

test('so is the file of a long list of master data', async () => {
  await change(
    `insert into job_title (company_id, name) select $1, 'Title ' || n from generate_series(1, ${ROWS}) n`,
    [world.companies[0]],
  )
  const path = '/job-title/excel'
  const direct = await call('admin', 'GET', `${path}?search=Title`)
  expect([direct.status, direct.code]).toEqual([409, 'file_in_background'])
  const asked = await make('admin', { path, query: { search: 'Title', sort: 'name' }, name: 'Job titles' })
  expect(await finished('admin', asked)).toMatchObject({ status: 'done', done: ROWS, name: 'job_title.xlsx' })
  const { answer } = await download('admin', asked)
  const { rows } = await readWorkbook(answer.rawPayload, { maxRows: ROWS + 10 })
  expect(rows).toHaveLength(ROWS)
  expect(Object.values(rows[0]?.cells ?? {}).map(({ value }) => value)).toEqual(['Title 1'])
  const { rows: exports } = await change(
    `select entity, after from audit_entry where action = 'export' order by id desc limit 1`,
    [],
  )
  expect(exports).toMatchObject([
    { entity: 'job_title', after: { rows: ROWS, filters: { search: 'Title' } } },
  ])
})

test('a CSV is made in the same way, with a line for each row', async () => {
  const asked = await make('admin', { ...ASKED, path: `${REPORT}.csv` })
  await finished('admin', asked)
  const lines = (await download('admin', asked)).answer.body.split('\r\n')
  expect(lines.filter(Boolean)).toHaveLength(ROWS + 1)
})

test('a download is in the export log with the list, its filters and the number of rows', async () => {
  const [file] = (await call('admin', 'GET', '/export-file')).data
  await download('admin', file)
  const { rows } = await change(
    `select entity, after from audit_entry where action = 'export' order by id desc limit 1`,
    [],
  )
  expect(rows).toMatchObject([
    { entity: 'device-scan-report', after: { rows: ROWS, filters: { from: '2026-06-01' } } },
  ])
})

test('only the account that asked sees, downloads and deletes the file', async () => {
  const [file] = (await call('admin', 'GET', '/export-file')).data
  for (const asker of ['user', 'employee', 'foreignAdmin', 'superadmin', 'inside'] as const) {
    expect(await find(asker, file)).toBeUndefined()
    expect((await download(asker, file)).status).toBe(404)
    expect((await call(asker, 'DELETE', `/export-file/${file.id}`)).status).toBe(404)
  }
})

test('without the permission of the report no file is made, and there is none for other calls', async () => {
  expect((await call('employee', 'POST', '/export-file', ASKED)).code).toBe('forbidden')
  expect((await call('admin', 'POST', '/export-file', { ...ASKED, path: '/me' })).code).toBe('not_found')
  const wrong = { ...ASKED, query: { source: 'nonsense' } }
  expect((await call('admin', 'POST', '/export-file', wrong)).code).toBe('invalid_input')
})

test('a person who has lost a permission since then does not get the file', async () => {
  const roleOfUser = `role_id in (select id from role where name = 'companyuser')`
  const permission = `permission_id in (select id from permission where name = 'view-device-scan-in-out')`
  await change(
    `insert into role_permission (role_id, permission_id)
     select r.id, p.id from role r, permission p where r.name = 'companyuser' and p.name = 'view-device-scan-in-out'
     on conflict do nothing`,
    [],
  )
  const asked = await make('user')
  expect(await finished('user', asked)).toMatchObject({ status: 'done' })
  expect((await download('user', asked)).status).toBe(200)
  // Another permission, without which the report can still be seen.
  await change(
    `delete from role_permission where ${roleOfUser} and permission_id =
       (select min(permission_id) from role_permission where ${roleOfUser} and not ${permission})`,
    [],
  )
  expect((await download('user', asked)).code).toBe('export_rights_changed')
  await change(`delete from role_permission where ${roleOfUser} and ${permission}`, [])
  expect((await download('user', asked)).code).toBe('forbidden')
})

test('asking twice makes one file; a cancelled one leaves nothing', async () => {
  const [first, second] = [await make('admin'), await make('admin')]
  expect(second.id).toBe(first.id)
  expect((await call('admin', 'DELETE', `/export-file/${first.id}`)).status).toBe(200)
  expect(await find('admin', first)).toBeUndefined()
  const later = await make('admin', { ...ASKED, query: { language: 'la', from: '2026-06-02' } })
  await finished('admin', later)
  expect(await partsOf(first)).toBe(0)
  expect((await download('admin', first)).status).toBe(404)
})

/** A file that waits for its job, which the test runs itself. */
async function waiting(sessionId: number | null): Promise<number> {
  const { rows } = await change(
    `insert into export_file (company_id, account_id, session_id, path, query, language, name, expires_at)
     select $1, a.id, coalesce($2, (select max(s.id) from session s where s.account_id = a.id)), $3, '{}', 'en', 'Scans',
       now() + interval '1 day' from account a where a.email = 'admin@champa.test' returning id::int`,
    [world.companies[0], sessionId, ASKED.path],
  )
  return rows[0].id
}
const run = (fileId: number, signal = new AbortController().signal) =>
  makeExportFiles.run({ fileId, companyId: world.companies[0] }, {
    db: world.db,
    log: testLog,
    signal,
  } as never)
const stored = async (id: number) =>
  (await change('select status, error_code from export_file where id = $1', [id])).rows[0]

test('a file whose session has ended is not made', async () => {
  const id = await waiting(0)
  await run(id)
  expect(await stored(id)).toEqual({ status: 'failed', error_code: 'not_signed_in' })
})

test('a file that was being made when the server stopped is made after the next start', async () => {
  const id = await waiting(null)
  await expect(run(id, AbortSignal.abort())).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ status: 'working' })
  expect(await partsOf({ id } as ExportFile)).toBe(0)
  await run(id)
  expect(await stored(id)).toMatchObject({ status: 'done' })
})

test('a file is gone after a day, with its bytes', async () => {
  const [file] = (await call('admin', 'GET', '/export-file')).data
  await change('update export_file set expires_at = now() where id = $1', [file.id])
  expect((await download('admin', file)).status).toBe(404)
  await forgetExportFiles.run({}, { db: world.db } as never)
  expect(await partsOf(file)).toBe(0)
})

test('after signing out no file can be downloaded, neither one of a list nor one that is ready', async () => {
  const own = await make('admin', { path: '/job-title/excel', query: {}, name: 'Job titles' })
  await finished('admin', own)
  expect((await download('admin', own)).status).toBe(200)
  expect((await call('admin', 'POST', '/auth/logout')).status).toBe(200)
  for (const path of [`/export-file/${own.id}/content`, '/employee.xlsx', '/report/absence.pdf'])
    expect([path, (await call('admin', 'GET', path)).status]).toEqual([path, 401])
  await world.freshSession('admin')
})
