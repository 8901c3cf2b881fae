import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAccount } from '#features/access/server/index.ts'
import { COMPANIES, multipart, withTestServer } from '#features/employees/server/test-server.test-data.ts'
import { until } from '#kit/database/until.test-support.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import type { VillageImport } from '../../contract/places/village-import.ts'
import { VILLAGE_IMPORT_LOCK } from './village-job.ts'

const SUPER = 'super@champa.test'
const PATH = '/admin/village/import'
const server = withTestServer()

beforeAll(async () => {
  await server().db.asProvider((tx) =>
    createAccount(tx, {
      email: SUPER,
      name: 'Super',
      password: 'Champa-2026!',
      companyId: null,
      roles: ['superadmin'],
    }),
  )
})

async function send(bytes: Buffer | string, language = 'en', name = 'villages.csv') {
  const { payload, headers } = multipart(name, Buffer.from(bytes))
  const sent = { ...headers, 'accept-language': language }
  const answer = await server().call(SUPER, 'POST', PATH, payload, sent)
  return { status: answer.statusCode, ...answer.json() }
}
const check = async (bytes: Buffer | string, name?: string): Promise<VillageImport> => {
  const { status, data, message } = await send(bytes, 'en', name)
  expect([status, message]).toEqual([200, undefined])
  return data
}
const show = async (id: number): Promise<VillageImport> =>
  (await server().call(SUPER, 'GET', `${PATH}/${id}`)).json().data

async function commit(id: number): Promise<VillageImport> {
  expect((await server().call(SUPER, 'POST', `${PATH}/${id}/commit`)).statusCode).toBe(200)
  await expect
    .poll(async () => (await show(id)).status, { timeout: 30_000, interval: 30 })
    .not.toBe('importing')
  return show(id)
}
const counts = ({ added_count, changed_count, same_count, bad_count }: VillageImport) => [
  added_count,
  changed_count,
  same_count,
  bad_count,
]
const stored = (district: string) =>
  server().db.asProvider((tx) =>
    tx.query(
      z.object({ code: z.string(), name_la: z.string(), name_en: z.string() }),
      'select code, name_la, name_en from village where district_code = $1 and deleted_at is null order by code',
      [district],
    ),
  )

const CSV = `\ufeffcode,district_code,name_la,name_en,la_source
0101001,0101,ຫນອງທົດລອງ,Nong Test,x
0101002,0101,,Only English,x
0101003,0101,ບ້ານ ໂພນທົດລອງ,,x
`

describe('a file of villages', () => {
  test('is checked, stored, and stored again without any change', async () => {
    const first = await check(CSV)
    expect(counts(first)).toEqual([3, 0, 0, 0])
    expect(first.ignored_columns).toEqual(['la_source'])
    expect(first.rows[0]).toMatchObject({
      row: 2,
      state: 'added',
      name_la: 'ໜອງທົດລອງ',
      district_en: 'Chanthabuly',
    })
    expect(await stored('0101')).toEqual([])
    expect(counts(await commit(first.id))).toEqual([3, 0, 0, 0])
    expect(await stored('0101')).toEqual([
      { code: '0101001', name_la: 'ໜອງທົດລອງ', name_en: 'Nong Test' },
      { code: '0101002', name_la: '', name_en: 'Only English' },
      { code: '0101003', name_la: 'ບ້ານ ໂພນທົດລອງ', name_en: '' },
    ])
    const again = await check(CSV)
    expect(counts(again)).toEqual([0, 0, 3, 0])
    await commit(again.id)
    await commit(first.id)
    const versions = await server().db.asProvider((tx) =>
      tx.unknownRows(`select distinct version from village where district_code = '0101'`),
    )
    expect(versions).toEqual([{ version: 1 }])
  })

  test('changes names, keeps those of empty cells, and recovers deleted villages', async () => {
    await server().call(SUPER, 'DELETE', '/admin/village/101003')
    const changes = await check('code;name_la;name_en\n101001;ໜອງໃໝ່;\n101002;ມີແລ້ວ;\n101003;ບ້ານ ໂພນທົດລອງ;\n')
    expect(counts(changes)).toEqual([0, 3, 0, 0])
    expect(counts(await commit(changes.id))).toEqual([0, 3, 0, 0])
    expect(await stored('0101')).toEqual([
      { code: '0101001', name_la: 'ໜອງໃໝ່', name_en: 'Nong Test' },
      { code: '0101002', name_la: 'ມີແລ້ວ', name_en: 'Only English' },
      { code: '0101003', name_la: 'ບ້ານ ໂພນທົດລອງ', name_en: '' },
    ])
    const log = await server().db.asProvider((tx) =>
      tx.unknownRows(
        `select action, before, after from audit_entry where entity = 'village' and entity_id = 101001`,
      ),
    )
    expect(log).toMatchObject([
      {
        action: 'update',
        before: { name_la: 'ໜອງທົດລອງ' },
        after: { name_la: 'ໜອງໃໝ່', name_en: 'Nong Test' },
      },
    ])
  })

  test('reports each invalid cell with position and reason in both languages, and returns the rows', async () => {
    const bad =
      'code,district_code,name_la\n12,0102,ກ\n0102001,0103,ກ\n0102002,0102,\n0102003,0102,ດີ\n0102004,,ກ\n0102004,,ຂ\n'
    const { data } = await send(bad)
    expect(counts(data)).toEqual([1, 0, 0, 5])
    const places = data.errors.map((error: VillageImport['errors'][number]) => [
      error.row,
      error.column,
      error.code,
    ])
    expect(places).toEqual([
      [2, 'A', 'bad_code'],
      [3, 'B', 'district_elsewhere'],
      [4, 'C', 'name_missing'],
      [6, 'A', 'repeated_code'],
      [7, 'A', 'repeated_code'],
    ])
    expect(data.errors[0]).toMatchObject({
      value: '12',
      header: 'code',
      message: 'A village code has 7 digits',
    })
    expect((await send(bad, 'lo')).data.errors[0].message).toBe('ລະຫັດບ້ານຕ້ອງມີ 7 ຕົວເລກ')
    const file = await server().call(SUPER, 'GET', `${PATH}/${data.id}/errors.xlsx`)
    const sheet = await readWorkbook(file.rawPayload)
    expect(sheet.rows.map((row) => [row.cells.A?.value, row.cells.D?.value])).toEqual([
      ['12', 2],
      ['0102001', 3],
      ['0102002', 4],
      ['0102004', 6],
      ['0102004', 7],
    ])
    expect(counts(await commit(data.id))).toEqual([1, 0, 0, 5])
    expect(await stored('0102')).toEqual([{ code: '0102003', name_la: 'ດີ', name_en: '' }])
  })

  test('can be the workbook that the list exports, also in Lao', async () => {
    const rows = [{ code: '0103001', district: 'ໄຊເສດຖາ', name: 'ໃຫມ່ທົດລອງ' }]
    const columns = [
      { key: 'code', header: 'ລະຫັດບ້ານ', type: 'text' as const },
      { key: 'district', header: 'ເມືອງ', type: 'text' as const },
      { key: 'name', header: 'ຊື່ພາສາລາວ', type: 'text' as const },
    ]
    const bytes = await writeWorkbook({ sheets: [{ name: 'ບ້ານ', columns, rows }] })
    expect(counts(await commit((await check(bytes, 'v.xlsx')).id))).toEqual([1, 0, 0, 0])
    expect((await stored('0103'))[0]?.name_la).toBe('ໃໝ່ທົດລອງ')
    const out = await server().call(SUPER, 'GET', '/admin/village.xlsx', undefined, {
      'accept-language': 'lo',
    })
    const all = await check(out.rawPayload, 'out.xlsx')
    expect([all.added_count, all.changed_count, all.bad_count]).toEqual([0, 0, 0])
  })

  test.each<[string, Buffer | string, string]>([
    ['nothing', '', 'file_empty'],
    ['a heading alone', 'code,name_la\n', 'file_empty'],
    ['no codes', 'name_la\nກ\n', 'file_missing_columns'],
    ['no names', 'code\n0101001\n', 'file_missing_columns'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 'file_not_table'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'file_not_table'],
    ['an open quote', 'code,name_la\n0101001,"ກ\n', 'file_damaged'],
    ['too many rows', `code,name_la\n${'0101001,x\n'.repeat(50_001)}`, 'file_too_many_rows'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await send(bytes)).toMatchObject({ status: 422, code })
  })

  test('is not available to a company, and an unknown import is not found', async () => {
    const { id } = await check(CSV)
    const asked = await server().call(COMPANIES.mekong, 'GET', `${PATH}/${id}`)
    expect(asked.statusCode).toBe(403)
    expect((await server().call(SUPER, 'GET', `${PATH}/999999`)).statusCode).toBe(404)
    const seen = await server().db.inCompany(server().companyId, (tx) =>
      tx.unknownRows('select id from village_import'),
    )
    expect(seen).toEqual([])
  })
})

describe('all or nothing', () => {
  const LARGE = `code,name_en\n${Array.from({ length: 2500 }, (_, at) => {
    const district = 1601 + Math.floor(at / 900)
    return `${district}${String((at % 900) + 1).padStart(3, '0')},Test ${at}\n`
  }).join('')}`

  test('a failure in the middle stores nothing; the next attempt stores everything', async () => {
    await server().db.asOwner(async (client) => {
      await client.query(`create function refuse() returns trigger language plpgsql as $$
        begin if new.name_en = 'Test 2400' then raise exception 'refused'; end if; return new; end $$`)
      await client.query(
        'create trigger refuse before insert on village for each row execute function refuse()',
      )
    })
    const { id } = await check(LARGE)
    expect(await commit(id)).toMatchObject({ status: 'failed', done_count: 0, error_code: 'internal_error' })
    expect(await stored('1601')).toEqual([])
    await server().db.asOwner((client) => client.query('drop trigger refuse on village'))
    expect(await commit(id)).toMatchObject({ status: 'done', done_count: 2500, added_count: 2500 })
    expect((await stored('1601')).length).toBe(900)
  })

  test('ten simultaneous commits store it once', async () => {
    const { id } = await check('code,name_en\n1701001,Ten\n')
    await Promise.all(Array.from({ length: 10 }, () => server().call(SUPER, 'POST', `${PATH}/${id}/commit`)))
    await commit(id)
    const log = await server().db.asProvider((tx) =>
      tx.unknownRows(
        `select 1 from audit_entry where entity = 'village' and action = 'import' and after->>'added' = '1'
        and at > (select created_at from village_import where id = $1)`,
        [id],
      ),
    )
    expect(log.length).toBe(1)
  })
})

test('an import waits for another one without a connection, and is then stored', async () => {
  const { db } = server()
  const { id } = await check('code,name_en\n0101977,Waiting village\n')
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const other = db.asProvider(
    async () => {
      begin()
      await isOver
    },
    { exclusive: { lock: VILLAGE_IMPORT_LOCK } },
  )
  await hasBegun
  expect((await server().call(SUPER, 'POST', `${PATH}/${id}/commit`)).statusCode).toBe(200)
  const jobs = (state: string) =>
    db.asOwner(async (owner) => {
      const sql = `select from pgboss.job where name = 'import-villages' and state = $1`
      return (await owner.query(sql, [state])).rowCount
    })
  await until(async () => (await jobs('active')) === 1)
  // Of this database: other test files use the same server.
  const waiting = await db.asOwner((owner) =>
    owner.query(
      `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
    ),
  )
  expect([waiting.rowCount, (await show(id)).status]).toEqual([0, 'importing'])
  letGo()
  await other
  await until(async () => (await show(id)).status === 'done')
  expect((await show(id)).added_count).toBe(1)
})
