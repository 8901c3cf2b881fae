import { expect, test } from 'vitest'
import { until } from '#kit/database/until.test-support.ts'
import type { ImportBatch } from '../../contract.ts'
import { COMPANIES, multipart, withTestServer } from '../test-server.test-data.ts'
import { MESSY_PEOPLE, messyList, workbookOf } from './messy-list.test-data.ts'

const server = withTestServer()
const { mekong, namNgum } = COMPANIES

async function upload(bytes: Buffer, email: string = mekong): Promise<ImportBatch> {
  const { payload, headers } = multipart('ລາຍຊື່.xlsx', bytes)
  return (await server().call(email, 'POST', '/employee/import', payload, headers)).json().data
}
const post = async (path: string, body: object, email: string = mekong) =>
  (await server().call(email, 'POST', path, body)).json()
const check = async (id: number, body: object): Promise<ImportBatch> =>
  (await post(`/employee/import/${id}/check`, body)).data
const commit = (id: number, body: object) => post(`/employee/import/${id}/commit`, body)
async function stored(id: number, body: object): Promise<ImportBatch> {
  const answer = await commit(id, body)
  expect(answer).toHaveProperty('data')
  const show = async () =>
    (await server().call(mekong, 'GET', `/employee/import/${id}`)).json().data as ImportBatch
  await until(async () => (await show()).status !== 'importing')
  return show()
}
const columnsOf = async (id: number, email: string = mekong) =>
  (await server().call(email, 'GET', `/employee/import/${id}/columns`)).json().data
const people = async (search = '') =>
  (await server().call(mekong, 'GET', `/employee?per_page=100&search=${encodeURIComponent(search)}`)).json()
    .data
const detailOf = async (number: string) => {
  const [{ id }] = await people(number)
  return (await server().call(mekong, 'GET', `/employee/${id}`)).json().data
}

test('a messy list: the columns are guessed, checked with one click, and become the right people', async () => {
  const batch = await upload(await messyList())
  expect(batch).toMatchObject({ status: 'choosing', good_count: 0 })
  const { columns, missing } = await columnsOf(batch.id)
  expect(missing).toEqual([])
  const fields = columns.map(({ field }: { field: string | null }) => field)
  expect(fields).toEqual([
    ...[
      null,
      'emp_number',
      'full_name',
      'gender',
      'birth_date',
      'phone',
      'start_date',
      'department',
      'position',
    ],
    ...['base_salary', 'bank_short_name', 'bank_account', null, null],
  ])
  expect(columns[2]).toMatchObject({ letters: 'C', heading: 'ຊື່ ແລະ ນາມສະກຸນ', samples: { length: 3 } })

  const checked = await check(batch.id, {})
  expect(checked.errors).toEqual([])
  expect(checked).toMatchObject({
    status: 'ready',
    good_count: 60,
    bad_count: 0,
    numbered_count: 5,
    revision: 2,
  })
  expect(checked.skipped.map(({ kind }) => kind).sort()).toEqual([
    ...['note', 'section', 'section', 'section', 'title', 'title', 'total'],
  ])
  expect(checked.ignored_columns).toEqual(['ໝາຍເຫດ'])
  const salary = checked.understood.find(({ key }) => key === 'base_salary')
  expect(salary?.examples).toContainEqual(
    expect.objectContaining({ from: '6.500.000', to: '6,500,000', count: 10 }),
  )
  expect(checked.understood.map(({ key }) => key).sort()).toEqual([
    ...['bank_short_name', 'base_salary', 'birth_date', 'full_name', 'gender', 'phone', 'start_date'],
  ])
  expect(checked.new_names.map(({ key, name, count }) => `${key} ${name} ${count}`)).toEqual([
    ...[
      'department ຕັດຫຍິບ 20',
      'department ບັນຈຸ 20',
      'department ບໍລິຫານ 20',
      'position ຫົວໜ້າ 3',
      'position ພະນັກງານ 57',
    ],
  ])

  const result = await stored(batch.id, { revision: checked.revision, add_names: true })
  expect(result).toMatchObject({ status: 'done', done_count: 60, conflict_count: 0 })
  const rows = await people()
  expect(rows).toHaveLength(60)
  for (const person of MESSY_PEOPLE) {
    const { gender, phone, ...expected } = person
    expect(rows).toContainEqual(expect.objectContaining(expected))
    if (Number(person.emp_number) % 9 === 0)
      expect(await detailOf(person.emp_number)).toMatchObject({
        gender,
        contacts: [{ type: 'phone', value: phone }],
        bank_name: 'BCEL',
      })
  }
})

test('the same file again is understood at once and changes nothing, also the people without a number', async () => {
  const again = await upload(await messyList())
  expect(again).toMatchObject({ status: 'ready', good_count: 0, bad_count: 0, unchanged_count: 60 })
  // The columns are remembered for this company only.
  expect(await upload(await messyList(), namNgum)).toMatchObject({ status: 'choosing' })
})

async function loggedFields(id: number): Promise<string[]> {
  const [entry] = await server().db.inCompany(server().companyId, (tx) =>
    tx.unknownRows(
      `select array(select jsonb_object_keys(after) order by 1) as names from audit_entry
       where company_id = $1 and entity = 'employee' and entity_id = $2 and action = 'update' order by id desc limit 1`,
      [server().companyId, id],
    ),
  )
  return entry?.names as string[]
}

const HEADINGS = ['emp_number', 'phone', 'department', 'base_salary', 'end_date', 'Fuel']

test('differences of existing employees are stored by column, and only those that are accepted', async () => {
  const bytes = await workbookOf([
    HEADINGS,
    ['2001', '020 7777 0001', 'ບັນຈຸ', null, null, '300.000'],
    ['2002', '020 7777 0002', null, '7.000.000', null],
    ['2003', null, 'ຕັດຫຍິບ', 6_500_000, null],
  ])
  const batch = await upload(bytes)
  const checked = await check(batch.id, {})
  expect(checked).toMatchObject({
    good_count: 2,
    changed_count: 2,
    unchanged_count: 1,
    bad_count: 0,
    new_names: [],
  })
  expect(checked.update_columns).toEqual([
    { key: 'phone', column: 'Phone number', count: 2 },
    { key: 'department', column: 'Department', count: 1 },
    { key: 'base_salary', column: 'Base salary', count: 1 },
    { key: 'benefit:Fuel', column: 'Fuel', count: 1 },
  ])
  expect(checked.changes.find(({ key }) => key === 'base_salary')).toMatchObject({
    emp_number: '2002',
    before: '6,500,000',
    after: '7,000,000',
    first_day: null,
  })
  const before = await detailOf('2001')
  const noDay = await commit(batch.id, { accept: ['phone', 'base_salary'] })
  expect(noDay.errors).toHaveProperty('salary_from')
  expect((await commit(batch.id, { accept: ['benefit:Fuel'] })).errors).toHaveProperty('salary_from')
  const early = await commit(batch.id, { accept: ['base_salary'], salary_from: '2020-12-13' })
  expect(early.errors.salary_from[0]).toContain('2002')
  const old = await commit(batch.id, { accept: ['phone'], revision: 1 })
  expect(old).toMatchObject({ code: 'stale_version' })
  const accept = ['phone', 'base_salary', 'benefit:Fuel']
  const result = await stored(batch.id, { accept, salary_from: '2026-10-01' })
  expect(result).toMatchObject({ status: 'done', done_count: 2, changed_count: 2, conflict_count: 0 })
  const [first, second] = [await detailOf('2001'), await detailOf('2002')]
  expect(first).toMatchObject({ department: 'ຕັດຫຍິບ', contacts: [{ value: '+8562077770001' }] })
  expect(first.version).toBe(before.version + 1)
  expect(first.benefits).toMatchObject([{ name: 'Fuel', amount: 300_000, first_month: '2026-10' }])
  // Under names that the log shows only to readers with the permissions.
  expect(await loggedFields(first.id)).toEqual(['benefits', 'contacts'])
  // A raise is an adjustment; the former salary stays in the history.
  expect(
    second.salaries.map(({ effective_date, base_salary }: Record<string, unknown>) => [
      effective_date,
      base_salary,
    ]),
  ).toEqual([
    ['2026-10-01', 7_000_000],
    ['2020-12-13', 6_500_000],
  ])
  expect((await people('77770001'))[0]).toMatchObject({ emp_number: '2001' })
  // Again: only what was not accepted is left.
  const again = await upload(bytes)
  expect(again.update_columns).toEqual([{ key: 'department', column: 'Department', count: 1 }])
})

test('an employee whom somebody else changed since the check stays as they are', async () => {
  const sheet = (phone: string, village: string) =>
    workbookOf([
      ['emp_number', 'phone', 'village', 'surname'],
      ['2004', phone, village, 'ໄຊຍະວົງ3'],
      ['2005', phone, village, 'ສຸວັນນະພູມ4'],
    ])
  const [one, two] = [
    await upload(await sheet('020 7777 1111', 'A')),
    await upload(await sheet('020 7777 2222', 'B')),
  ]
  await check(one.id, {})
  await check(two.id, {})
  // Two imports at the same time: one after the other is stored, and the later one does not overwrite the earlier.
  const [first, second] = await Promise.all([
    stored(one.id, { accept: ['phone'] }),
    stored(two.id, { accept: ['phone', 'village'] }),
  ])
  expect([first.done_count + second.done_count, first.conflict_count + second.conflict_count]).toEqual([2, 2])
  const phones = await Promise.all(
    ['2004', '2005'].map(async (number) => (await detailOf(number)).contacts[0].value),
  )
  expect(new Set(phones).size).toBe(1)
})

test('similar names are offered instead of new ones', async () => {
  const bytes = await workbookOf([
    ['emp_number', 'name', 'start_date', 'base_salary', 'department', 'position'],
    ['3001', 'ບົວ', '01/02/2024', 3_000_000, 'ພະແນກ ຕັດຫຍິບ (Sewing)', 'ຊ່າງ'],
    ['2001', null, null, null, 'ພະແນກ ຕັດຫຍິບ (Sewing)', null],
  ])
  const batch = await upload(bytes)
  expect(batch.new_names).toMatchObject([
    { key: 'department', count: 2, near: ['ຕັດຫຍິບ'], use: null },
    { key: 'position', name: 'ຊ່າງ', use: 'ຊ່າງ' },
  ])
  const name = batch.new_names[0]?.name
  const checked = await check(batch.id, { names: [{ key: 'department', name, use: 'ຕັດຫຍິບ' }] })
  // The employee who exists is in that department already.
  expect(checked).toMatchObject({ good_count: 1, changed_count: 0, unchanged_count: 1 })
  expect(checked.new_names[0]).toMatchObject({ name, use: 'ຕັດຫຍິບ' })
  expect(await stored(batch.id, { add_names: true })).toMatchObject({ done_count: 1 })
  expect((await people('3001'))[0]).toMatchObject({ department: 'ຕັດຫຍິບ', position: 'ຊ່າງ' })
  const { data } = (await server().call(mekong, 'GET', '/department')).json()
  expect(data.map((entry: { name: string }) => entry.name).sort()).toEqual(['ຕັດຫຍິບ', 'ບັນຈຸ', 'ບໍລິຫານ'].sort())
})

test('a proposed number that was taken meanwhile is replaced by the next one', async () => {
  const bytes = await workbookOf([
    ['name', 'surname', 'start_date', 'base_salary'],
    ['ຄຳ', 'ໜຶ່ງ', '01/02/2024', 3_000_000],
    ['ຄຳ', 'ສອງ', '01/02/2024', 3_000_000],
  ])
  const batch = await upload(bytes)
  const checked = await check(batch.id, {})
  const [first, second] = checked.rows.map(({ emp_number }) => emp_number)
  expect([first, second]).toEqual(['3002', '3003'])
  await post('/company/add-employee', {
    emp_number: '3002',
    name: 'ຄົນອື່ນ',
    start_date: '2025-01-01',
    base_salary: 1,
  })
  expect(await stored(batch.id, {})).toMatchObject({ done_count: 2 })
  const numbers = (await people('ຄຳ ')).map(({ emp_number }: { emp_number: string }) => emp_number)
  expect(numbers).toEqual(expect.arrayContaining(['3003', '3004']))
})

test('a file of another company can neither be looked at nor checked', async () => {
  const { id } = await upload(await messyList(), namNgum)
  expect((await server().call(mekong, 'GET', `/employee/import/${id}/columns`)).statusCode).toBe(404)
  expect((await server().call(mekong, 'POST', `/employee/import/${id}/check`, {})).statusCode).toBe(404)
})

test('salaries in currencies of the list are read from the file, of new people and as raises', async () => {
  const batch = await upload(
    await workbookOf([
      ['emp_number', 'name', 'start_date', 'base_salary'],
      ['6001', 'ນາງ ໂດລາ', '01/02/2024', 'USD 500'],
      ['6002', 'ທ້າວ ບາດ', '01/02/2024', '15,000 ບາດ'],
      ['6003', 'ທ້າວ ກີບ', '01/02/2024', '6.500.000'],
      ['6004', 'ທ້າວ ເອີໂຣ', '01/02/2024', '€ 900'],
    ]),
  )
  const checked = await check(batch.id, {})
  expect(checked.rows.map(({ base_salary }) => base_salary)).toEqual([
    '500.00 USD',
    '15000.00 THB',
    6_500_000,
  ])
  expect(checked.errors).toMatchObject([{ value: '€ 900', message: expect.stringContaining('currency') }])
  expect(await stored(batch.id, {})).toMatchObject({ status: 'done', done_count: 3 })
  expect(await detailOf('6002')).toMatchObject({ base_salary: 1_500_000, salary_currency: 'THB' })
  const raised = await upload(
    await workbookOf([
      ['emp_number', 'base_salary'],
      ['6001', '550.50 $'],
      ['6003', '300$'],
    ]),
  )
  const compared = await check(raised.id, {})
  expect(compared.changes.map(({ before, after }) => [before, after])).toEqual([
    ['500.00 USD', '550.50 USD'],
    ['6,500,000', '300.00 USD'],
  ])
  await stored(raised.id, { accept: ['base_salary'], salary_from: '2026-10-16' })
  expect((await detailOf('6001')).salaries).toMatchObject([
    { effective_date: '2026-10-16', base_salary: 55_050, currency: 'USD' },
    { effective_date: '2024-02-01', base_salary: 50_000, currency: 'USD' },
  ])
  expect(await detailOf('6003')).toMatchObject({ base_salary: 30_000, salary_currency: 'USD' })
})
