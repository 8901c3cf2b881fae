import { afterAll, beforeAll, expect, test } from 'vitest'
import { EMPTY_ROW } from '#features/employees/domain/checked-row.ts'
import type { ImportRow } from '#features/employees/domain/sheet-rows.ts'
import { employeesEndpoints, importEmployees } from '#features/employees/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import type { Transfer } from '../../contract.ts'
import { calculate, call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'

const database = withTestDatabase()
let world: World
beforeAll(async () => {
  world = await openWorld(database(), employeesEndpoints({ importExtensions: [] }))
})
afterAll(() => world.close())

type Who = keyof World['tokens']
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))
const twoPeople = (on: boolean) =>
  inOne(`update company_setting set two_person_approval = ${on} where company_id = 1`)

const path = (id: number, more = '') => `/payrolls-item/${id}${more}`
const shown = async (who: Who, id: number) => (await call(world, who, 'GET', path(id))).json.data
async function transfers(who: Who, id: number, query = ''): Promise<Transfer[]> {
  return (await call(world, who, 'GET', path(id, `/transfers${query}`))).json.data
}
async function checkOf(who: Who, id: number, employeeId = 1) {
  const row = (await transfers(who, id)).find(({ employee_id }) => employee_id === employeeId)
  return row?.check ?? null
}
const metaOf = async (who: Who, id: number) =>
  (await call(world, who, 'GET', path(id, '/transfers'))).json.meta
async function confirm(who: Who, id: number, body: object) {
  const { status, json } = await call(world, who, 'POST', path(id, '/transfers/confirm'), body)
  return status === 200 ? json.data : [status, json.code]
}
const confirmOne = async (who: Who, id: number, employeeId = 1) => {
  const version = (await checkOf('second', id, employeeId))?.version
  return confirm(who, id, { accounts: [{ employee_id: employeeId, version }] })
}

async function changeAccount(who: Who, account: object, employeeId = 1) {
  const { data } = (await call(world, who, 'GET', `/employee/${employeeId}`)).json
  const { bank_name: _, ...read } = data
  const saved = await call(world, who, 'PUT', `/employee/${employeeId}`, { ...read, ...account })
  expect(saved.status, JSON.stringify(saved.json)).toBe(200)
}

async function calculatedRun(month: string) {
  const id = await newRun(world, month)
  await calculate(world, id)
  return id
}
const approve = (id: number, who: Who = 'second') => call(world, who, 'POST', path(id, '/approve'))
const pay = async (id: number, who: Who = 'admin') => {
  const { status, json } = await call(world, who, 'POST', path(id, '/pay'))
  return status === 200 ? json.data.status : [status, json.code]
}
function importRow(number: string): ImportRow {
  const row = { emp_number: number, name: 'ນ້ອຍ', start_date: '2024-01-01', base_salary: 3_000_000 }
  const account = { bank_short_name: 1, bank_account: `0300 ${number}`, bank_account_name: 'NOI' }
  return { row: 2, values: {}, person: { ...EMPTY_ROW, benefits: {}, ...row, ...account } as never }
}

/** The first row of the exported list by its headings, or the reason why there is none. */
const sheetOf = async (id: number) => {
  const file = await call(world, 'admin', 'GET', path(id, '/bank-list.xlsx?language=en'))
  if (file.status !== 200) return file.json.code
  const { headers, rows } = await readWorkbook(file.bytes)
  const cells = rows[0]?.cells ?? {}
  return Object.fromEntries(Object.entries(headers).map(([at, name]) => [name, cells[at]?.value ?? null]))
}

let paidOnce = 0

test('an account that no run has paid is marked as new; after the payment it is known', async () => {
  paidOnce = await calculatedRun('2025-01')
  expect(await shown('admin', paidOnce)).toMatchObject({ accounts: { new: 1, changed: 0, open: 1 } })
  expect(await checkOf('admin', paidOnce)).toMatchObject({ mark: 'new', last: null, changed_by: null })
  await approve(paidOnce)
  // One person is enough here: a mark alone blocks nothing.
  expect(await pay(paidOnce)).toBe('paid')
  const next = await calculatedRun('2025-02')
  expect(await shown('admin', next)).toMatchObject({ accounts: { new: 0, changed: 0, open: 0 } })
  expect(await checkOf('admin', next)).toBeNull()
  // A paid run keeps displaying the same marks.
  expect(await checkOf('admin', paidOnce)).toMatchObject({ mark: 'new' })
})

test('a changed account is marked with the previous one, the user and the time; spaces in the number are not a change', async () => {
  await changeAccount('admin', { bank_account: '01012200' })
  expect(await checkOf('admin', await calculatedRun('2025-03'))).toBeNull()
  await changeAccount('admin', { bank_account: '0999 8888', bank_account_name: 'SOMEBODY' })
  const id = await calculatedRun('2025-04')
  expect(await transfers('admin', id, '?state=marked')).toMatchObject([
    {
      account: { bank: 'BCEL', holder: 'SOMEBODY', number: '0999 8888' },
      check: {
        mark: 'changed',
        last: { bank: 'BCEL', holder: 'KHAMLA', number: '0101 2200' },
        present: null,
        changed_by: 'admin',
        changed_at: expect.stringMatching(/^\d{4}-/),
        confirmed_by: null,
      },
    },
  ])
  expect(await sheetOf(id)).toMatchObject({
    'Account number': '0999 8888',
    'Account check': 'Changed account',
    'Former account': 'BCEL · 0101 2200 · KHAMLA',
    'Changed by': 'admin',
  })
})

test('the employee whose account changed gets a mail without the number', async () => {
  const mails = await database().asOwner(
    async (client) => (await client.query('select to_address, subject, body from mail order by id')).rows,
  )
  expect(mails).toHaveLength(2)
  expect(mails[1]).toMatchObject({ to_address: 'khamla@champa.test' })
  expect(mails[1].subject).toContain('Your bank account was changed')
  expect(mails[1].body).toContain('“admin” changed the bank account')
  expect(mails[1].body).not.toMatch(/0999|8888/)
})

test('an account that changes after the calculation is marked too: the list pays to the previous one', async () => {
  const id = await calculatedRun('2025-05')
  await changeAccount('admin', { bank_account: '0777 1111' })
  expect(await checkOf('admin', id)).toMatchObject({
    mark: 'changed',
    present: { number: '0777 1111' },
  })
  await changeAccount('admin', { bank_account: '0101 2200', bank_account_name: 'KHAMLA' })
  const known = await calculatedRun('2025-06')
  expect(await checkOf('admin', known)).toBeNull()
  await changeAccount('second', { bank_account: '0777 2222' })
  expect(await checkOf('admin', known)).toMatchObject({ mark: 'outdated', changed_by: 'second' })
})

test('if two people are required, a second one must confirm before the list is exported and the run is paid', async () => {
  await twoPeople(true)
  await changeAccount('admin', { bank_account: '0555 0001' })
  const id = await calculatedRun('2025-07')
  await approve(id)
  expect(await shown('admin', id)).toMatchObject({ can: [], payment_refusal: 'accounts_unconfirmed' })
  const listed = (await call(world, 'admin', 'GET', '/payrolls-item?search=2025-07')).json.data[0]
  expect(listed.can).toEqual([])
  expect(await pay(id)).toEqual([409, 'accounts_unconfirmed'])
  expect(await pay(id, 'second')).toEqual([409, 'accounts_unconfirmed'])
  expect(await sheetOf(id)).toBe('accounts_unconfirmed')

  // Both changed it since the last paid run; a third person is needed.
  expect(await confirmOne('admin', id)).toEqual([409, 'account_second_person'])
  expect(await confirmOne('second', id)).toEqual([409, 'account_second_person'])
  expect((await checkOf('admin', id))?.can).toEqual([])
  expect((await checkOf('third', id))?.can).toEqual(['confirm'])
  expect(await confirm('third', id, { accounts: [{ employee_id: 1, version: 'other' }] })).toEqual([
    409,
    'stale_version',
  ])
  // Three simultaneous requests are one confirmation.
  const presses = await Promise.all([1, 2, 3].map(() => confirmOne('third', id)))
  expect(presses.map(({ confirmed }) => confirmed).sort()).toEqual([0, 0, 1])
  const logged = `select actor, entity_id, after from audit_entry where company_id = 1 and action = 'confirm-account'`
  expect(await inOne(logged)).toEqual([{ actor: 'third', entity_id: 1, after: { run_id: id } }])
  expect(await checkOf('admin', id)).toMatchObject({ confirmed_by: 'third', can: [] })
  expect(await shown('admin', id)).toMatchObject({ can: ['pay'], payment_refusal: null })
  expect(await sheetOf(id)).toMatchObject({ 'Account number': '0555 0001', 'Confirmed by': 'third' })

  // After another change the account must be confirmed again, by a user who did not change it.
  await changeAccount('third', { bank_account: '0555 0002' })
  expect(await pay(id)).toEqual([409, 'accounts_unconfirmed'])
  expect(await confirmOne('third', id)).toEqual([409, 'account_second_person'])
  await changeAccount('third', { bank_account: '0555 0001' })
  expect(await pay(id)).toBe('paid')
  expect(await sheetOf(id)).toMatchObject({ 'Account number': '0555 0001' })
  expect((await confirmOne('third', id))[1]).toBe('run_status')
  await twoPeople(false)
})

test("confirming all confirms those of others and leaves the user's own", async () => {
  await twoPeople(true)
  await changeAccount('second', { bank_account: '0666 0001' })
  const [admin] = await inOne(`select id from account where name = 'admin'`)
  const someone = { accountId: Number(admin?.id), name: 'admin' }
  await importEmployees(database(), 1, [importRow('2001'), importRow('2002')], someone)
  const id = await calculatedRun('2025-08')
  expect(await shown('admin', id)).toMatchObject({ accounts: { new: 2, changed: 1, open: 3 } })
  const imported = (await transfers('admin', id, '?search=2001'))[0]
  expect(imported?.check).toMatchObject({ mark: 'new', changed_by: 'admin', can: [] })
  expect((await metaOf('admin', id)).confirmable).toBe(1)
  const { version, confirmable } = await metaOf('second', id)
  expect(confirmable).toBe(2)
  expect(await confirm('admin', id, { all: version })).toEqual([409, 'stale_version'])
  expect(await confirm('second', id, { all: version })).toEqual({ confirmed: 2, open: 1 })
  expect(await confirm('second', id, { all: version })).toEqual([409, 'stale_version'])
  expect(await transfers('second', id, '?state=open')).toMatchObject([{ emp_number: '1001' }])
  expect(await confirm('admin', id, { all: (await metaOf('admin', id)).version })).toEqual({
    confirmed: 1,
    open: 0,
  })
  // A calculation that changes no account keeps them.
  await calculate(world, id)
  expect(await shown('admin', id)).toMatchObject({ accounts: { open: 0 } })
  await twoPeople(false)
})

test('accounts are hidden from users without the permission, who cannot confirm; other companies and the provider cannot either', async () => {
  const id = await calculatedRun('2025-09')
  const [row] = await transfers('clerk', id, '?state=marked')
  expect(row).toMatchObject({
    account: { bank: '', holder: '', number: '***' },
    check: {
      mark: 'changed',
      changed_by: 'second',
      last: { bank: '', number: '***' },
      version: null,
      can: [],
    },
  })
  const body = { accounts: [{ employee_id: 1, version: (await checkOf('admin', id))?.version }] }
  expect(await confirm('clerk', id, body)).toEqual([403, 'forbidden'])
  expect(await confirm('stranger', id, body)).toEqual([404, 'not_found'])
  expect((await call(world, 'stranger', 'GET', path(id, '/transfers'))).status).toBe(404)
  await call(world, 'provider', 'POST', '/admin/company/1/enter', { reason: 'Ticket 12: help with pay' })
  expect(await confirm('provider', id, body)).toEqual([403, 'company_decides'])
})

test('a user who replaces the address of the employee first does not get the only mail about the new account', async () => {
  await changeAccount('admin', { email: 'former@champa.test' })
  await changeAccount('admin', { email: 'mine@champa.test' })
  await changeAccount('admin', { bank_account: '0555 4444' })
  const newest = await database().asOwner(
    async (client) => (await client.query('select to_address from mail order by id desc limit 3')).rows,
  )
  expect(newest.map((mail) => mail.to_address).sort()).toEqual([
    'former@champa.test',
    'khamla@champa.test',
    'mine@champa.test',
  ])
})

test('an approved run that is not paid yet pays to the account of the record, once it is confirmed; a paid one keeps its account', async () => {
  const id = await calculatedRun('2025-12')
  await approve(id)
  const before = (await transfers('admin', id)).find(({ employee_id }) => employee_id === 1)?.account
  await changeAccount('admin', { bank_account: '0399 77', bank_account_name: 'NOI RIGHT' })
  const check = await checkOf('admin', id)
  expect(check).toMatchObject({
    present: { number: '0399 77' },
    can: expect.arrayContaining(['use_present']),
  })
  const choose = async (who: Who, version = check?.version, employee_id = 1) => {
    const { status, json } = await call(world, who, 'POST', path(id, '/transfers/account'), {
      ...{ employee_id, version },
    })
    return status === 200 ? status : [status, json.code]
  }
  expect(await choose('admin', 'of another account')).toEqual([409, 'stale_version'])
  expect(await choose('admin', check?.version, 999)).toEqual([404, 'not_found'])
  expect(await choose('admin')).toBe(200)
  const [paid] = (await transfers('admin', id)).filter(({ employee_id }) => employee_id === 1)
  expect(paid).toMatchObject({
    account: { number: '0399 77', holder: 'NOI RIGHT' },
    check: { mark: 'changed', present: null },
  })
  expect(before?.number).not.toBe('0399 77')
  expect(JSON.stringify(await sheetOf(id))).toContain('0399 77')
  const payslip = (await call(world, 'admin', 'GET', path(id, '/payslips/1'))).json.data
  expect(payslip.person).toMatchObject({ bank_account: '0399 77', bank_account_name: 'NOI RIGHT' })
  // There is nothing to choose a second time.
  expect(await choose('admin', paid?.check?.version ?? '')).toEqual([409, 'stale_version'])
  expect(await pay(id)).toBe('paid')
  await changeAccount('admin', { bank_account: '0399 88' })
  const version = (await checkOf('admin', id))?.version ?? ''
  expect(await choose('admin', version)).toEqual([409, 'run_status'])
  // The next run compares with the account that was paid to.
  const next = await calculatedRun('2026-01')
  expect((await checkOf('admin', next))?.last?.number).toBe('0399 77')
})
