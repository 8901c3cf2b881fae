import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAccount } from '#features/access/server/index.ts'
import { COMPANIES, withTestServer } from '#features/employees/server/test-server.test-data.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'

const SUPER = 'super@champa.test'
const server = withTestServer()
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  email: string = SUPER,
) => {
  const answer = await server().call(email, method, path, payload)
  return { status: answer.statusCode, raw: answer.rawPayload, ...(isJson(answer) ? answer.json() : {}) }
}
const isJson = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-type']).includes('json')

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

/** Names that are in no list of the country. */
const add = async (district_code: string, name_la: string, name_en = '', code = '') =>
  (await call('POST', '/admin/village', { district_code, code, name_la, name_en })).data

describe('provinces and districts', () => {
  test('are found by codes, names and other spellings, with their counts', async () => {
    await add('0101', 'ໜອງທົດລອງ')
    const all = await call('GET', '/admin/province')
    expect(all.meta.total).toBe(18)
    expect(all.data[0]).toMatchObject({ code: '01', district_count: 10, village_count: 1 })
    const search = async (path: string, text: string) =>
      (await call('GET', `${path}?${new URLSearchParams({ search: text })}`)).data.map(
        (row: { code: string }) => row.code,
      )
    expect(await search('/admin/province', 'ນະຄອນຫລວງ')).toEqual(['01'])
    expect(await search('/admin/province', 'champasak')).toEqual(['16'])
    expect(await search('/admin/district', 'ນາໄຊທອງ')).toEqual(['0105'])
    const within = await call('GET', '/admin/district?province_code=15&sort=-name_en')
    expect(within.meta.total).toBe(within.data.length)
    expect(new Set(within.data.map((row: { province_en: string }) => row.province_en))).toEqual(
      new Set(['Sekong']),
    )
  })

  test("a change of names is logged, refused if outdated, and visible in the companies' lists", async () => {
    const names = { name_la: 'ແຂວງ ທົດລອງ', name_en: 'Testland', other_names: ['Test', 'Test'], version: 1 }
    const changed = await call('PUT', '/admin/province/15', names)
    expect(changed.data).toMatchObject({ name_en: 'Testland', other_names: ['Test'], version: 2 })
    expect((await call('PUT', '/admin/province/15', names)).status).toBe(409)
    expect((await call('PUT', '/admin/province/99', names)).status).toBe(404)
    const read = await call('GET', '/province', undefined, COMPANIES.mekong)
    expect(read.data.find((row: { code: string }) => row.code === '15').name_en).toBe('Testland')
    const [entry] = await server().db.asProvider((tx) =>
      tx.unknownRows(
        `select action, before, after from audit_entry where entity = 'province' and entity_id = 15`,
      ),
    )
    expect(entry).toMatchObject({
      action: 'update',
      before: { name_en: 'Sekong' },
      after: { name_en: 'Testland' },
    })
  })

  test('only users who manage the companies see and change them', async () => {
    for (const path of ['/admin/province', '/admin/district', '/admin/village'])
      expect((await call('GET', path, undefined, COMPANIES.mekong)).status).toBe(403)
  })
})

describe('villages', () => {
  test('get the next free number of their district; a taken or wrong one is refused', async () => {
    expect((await add('0201', 'ໂນນທົດລອງ')).code).toBe('0201001')
    expect((await add('0201', 'ໂພນທົດລອງ', '', '0201005')).code).toBe('0201005')
    expect((await add('0201', 'ດົງທົດລອງ')).code).toBe('0201006')
    const given = { district_code: '0201', code: '0201005', name_la: 'ກ', name_en: '' }
    expect((await call('POST', '/admin/village', given)).status).toBe(409)
    const elsewhere = await call('POST', '/admin/village', { ...given, code: '0301005' })
    expect([elsewhere.status, Object.keys(elsewhere.errors)]).toEqual([422, ['code']])
    const nowhere = await call('POST', '/admin/village', { ...given, district_code: '9999', code: '' })
    expect([nowhere.status, Object.keys(nowhere.errors)]).toEqual([422, ['district_code']])
    const nameless = await call('POST', '/admin/village', { ...given, code: '', name_la: ' \u200b' })
    expect([nameless.status, Object.keys(nameless.errors)]).toEqual([422, ['name_la']])
  })

  test('are changed, deleted and recovered, each with its log entry', async () => {
    const { id } = await add('0202', 'ບ້ານທົດລອງ')
    const path = `/admin/village/${id}`
    const renamed = await call('PUT', path, { name_la: 'ຫມອກທົດລອງ', name_en: 'Mok', version: 1 })
    expect(renamed.data).toMatchObject({ name_la: 'ໝອກທົດລອງ', version: 2 })
    expect((await call('PUT', path, { name_la: 'ກ', name_en: '', version: 1 })).status).toBe(409)
    expect((await call('DELETE', path)).status).toBe(200)
    expect((await call('DELETE', path)).status).toBe(404)
    const deleted = await call('GET', '/admin/village?deleted=true')
    expect(deleted.data.map((row: { id: number }) => row.id)).toEqual([id])
    expect((await call('GET', '/village?district_id=0202')).data).toEqual([])
    expect((await call('POST', `${path}/recover`)).data.is_deleted).toBe(false)
    const log = await server().db.asProvider((tx) =>
      tx.query(
        z.object({ action: z.string() }),
        `select action from audit_entry where entity = 'village' and entity_id = $1 order by id`,
        [id],
      ),
    )
    expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'delete', 'recover'])
  })

  test('are suggested to companies in any spelling, beginnings first, within the district', async () => {
    await add('0301', 'ນ້ຳໃສທົດລອງ', 'Namsai Test')
    await add('0301', 'ຫ້ວຍ ນ້ຳໃສ', 'Houay Namsai')
    await add('0302', 'ນ້ຳໃສອື່ນ', 'Other Namsai')
    const offered = async (search: string, district = '0301') => {
      const query = new URLSearchParams({ district_id: district, search })
      const answer = await call('GET', `/village?${query}`, undefined, `user-${COMPANIES.mekong}`)
      return answer.data.map((row: { name_la: string }) => row.name_la)
    }
    expect(await offered('ນໍ້າໃສ')).toEqual(['ນ້ຳໃສທົດລອງ', 'ຫ້ວຍ ນ້ຳໃສ'])
    expect(await offered('ຫ້ວຍນ້ຳ')).toEqual(['ຫ້ວຍ ນ້ຳໃສ'])
    expect(await offered('NAMSAI test')).toEqual(['ນ້ຳໃສທົດລອງ'])
    expect(await offered('%')).toEqual([])
    expect(await offered('', '0999')).toEqual([])
  })

  test('are exported as Excel and CSV with the filters', async () => {
    await add('0401', '=ທົດລອງ', 'Only here')
    const excel = await readWorkbook((await call('GET', '/admin/village.xlsx?district_code=0401')).raw)
    expect(Object.values(excel.headers)).toContain('Village code')
    expect(excel.rows.map((row) => row.cells.A?.value)).toEqual(['0401001'])
    expect(excel.rows[0]?.cells.E?.formula).toBeUndefined()
    const csv = (await call('GET', '/admin/village/csv?search=only%20here')).raw.toString()
    expect(csv).toMatch(/^\ufeffVillage code,Province,.*\r\n0401001,Oudomxay,0401,Xay,'=ທົດລອງ,Only here\r\n$/)
  })
})
