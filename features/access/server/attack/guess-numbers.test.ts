import { verify as checkHash } from '@node-rs/argon2'
import { beforeAll, expect, test, vi } from 'vitest'
import { IdRow } from '#kit/database/row-types.ts'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { PASSWORD, withAccess } from '../access-world.test-data.ts'

// Calls the original function and records its arguments.
vi.mock('@node-rs/argon2', { spy: true })

const world = withAccess()

interface Person {
  number: string
  phone?: string
  companyId?: number
  hasAccount?: boolean
}

/** An employee with a phone and an account without an email address. */
async function addPerson({ number, phone, companyId = 1, hasAccount = true }: Person): Promise<number> {
  const { id } = await world().db.inCompany(companyId, (tx) =>
    tx.one(
      IdRow,
      `insert into employee (company_id, emp_number, name, start_date) values ($1, $2, $2, '2026-01-01') returning id`,
      [companyId, number],
    ),
  )
  if (phone)
    await world().db.inCompany(companyId, (tx) =>
      tx.execute(
        `insert into employee_contact (company_id, employee_id, type, value) values ($1, $2, 'phone', $3)`,
        [companyId, id, phone],
      ),
    )
  if (hasAccount) await world().account('', { companyId, employeeId: id, name: number, roles: ['employee'] })
  return id
}

/** Of the companies Mekong and Nam Ngum. */
const CODE = 'mekong1'
const OTHER_CODE = 'namngum2'

const trySignIn = (company: string, number: string, password: string, address = '127.0.0.1') =>
  world().call('POST', '/auth/login', { company, number, password }, { 'x-forwarded-for': address })
const many = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))
const statuses = async (tries: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode)
const count = (list: number[], status: number) => list.filter((one) => one === status).length

beforeAll(async () => {
  await addPerson({ number: 'E-1', phone: '+8562055512345' })
  await addPerson({ number: 'E-2', phone: '+8562077700000' })
  await addPerson({ number: 'E-3', phone: '+8562077700000' })
  await addPerson({ number: 'E-4', phone: '+8562055599999', hasAccount: false })
  await addPerson({ number: 'E-1', companyId: 2 })
})

test('an employee signs in with the company code and the number or phone in any spelling; the session is the same', async () => {
  for (const [company, number] of [
    [CODE, 'E-1'],
    [' MEKONG1 ', 'e-1'],
    [CODE, '020 5551 2345'],
    [CODE, '+856 20 5551 2345'],
    [CODE, '2055512345'],
  ] as const) {
    const answer = await trySignIn(company, number, PASSWORD)
    expect([number, answer.statusCode]).toEqual([number, 200])
    expect(answer.json().authUser).toMatchObject({ user: { name: 'E-1', email: '', company_id: 1 } })
  }
})

test('the number opens nothing in another company, and a shared phone opens neither account', async () => {
  expect((await trySignIn(OTHER_CODE, 'E-1', PASSWORD)).json().authUser.user.company_id).toBe(2)
  const refused = [
    await trySignIn(OTHER_CODE, 'E-2', PASSWORD),
    await trySignIn(OTHER_CODE, '020 5551 2345', PASSWORD),
    await trySignIn('nosuch', 'E-1', PASSWORD),
    await trySignIn(CODE, '020 7770 0000', PASSWORD),
    await trySignIn(CODE, 'E-4', PASSWORD),
    await trySignIn(CODE, '%', PASSWORD),
    await world().call('POST', '/auth/login', { email: 'E-1', password: PASSWORD }),
  ]
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(7).fill('invalid_credentials'))
  expect((await trySignIn(CODE, 'E-2', PASSWORD)).statusCode).toBe(200)
})

test('a company without a number, or a number without a company, is refused by name', async () => {
  const half = await world().call('POST', '/auth/login', { company: CODE, password: PASSWORD })
  expect([half.statusCode, Object.keys(half.json().errors)]).toEqual([422, ['number']])
  const other = await world().call('POST', '/auth/login', { number: 'E-1', password: PASSWORD })
  expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['company']])
})

test('unknown companies, unknown numbers, shared phones and employees without an account cost the same: the same statements and one password check', async () => {
  const costOf = async (company: string, number: string, address: string) => {
    vi.mocked(checkHash).mockClear()
    const statements = await statementsOf(() => trySignIn(company, number, 'guess', address))
    const parameters = vi.mocked(checkHash).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    // The company of a transaction is a part of its first statement.
    return {
      statements: statements.map((sql) => sql.replace(/company_id = \d+/, 'company_id = …')),
      parameters,
    }
  }
  const exists = await costOf(CODE, 'E-2', '192.0.2.61')
  expect(exists.parameters).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
  expect(exists.statements.join()).toMatch(/from employee_contact/)
  expect(await costOf(CODE, 'E-99', '192.0.2.62')).toEqual(exists)
  expect(await costOf(CODE, 'E-4', '192.0.2.63')).toEqual(exists)
  expect(await costOf(CODE, '020 7770 0000', '192.0.2.64')).toEqual(exists)
  expect(await costOf('nosuchcompany', 'E-2', '192.0.2.65')).toEqual(exists)
})

test('guesses are limited for a number or phone in all its spellings, for a network, and for a company; the owner can sign in', async () => {
  const number = { number: 'E-7', phone: '+8562055577777' }
  await addPerson(number)
  expect((await trySignIn(CODE, 'E-7', PASSWORD, '198.51.100.7')).statusCode).toBe(200)
  const spellings = ['020 5557 7777', '+8562055577777', '2055577777', '0205557 7777']
  const here = await statuses(
    many(14, (at) => trySignIn(CODE, spellings[at % 4] ?? '', `guess ${at}`, '203.0.113.1')),
  )
  expect([count(here, 401), count(here, 429)]).toEqual([10, 4])
  const everywhere = await statuses(
    many(60, (at) => trySignIn(CODE, 'e-7', `guess ${at}`, `203.0.113.${at + 10}`)),
  )
  expect([count(everywhere, 401), count(everywhere, 429)]).toEqual([50, 10])
  // One password for every number of the company, each from its own network: 290 of 300 attempts are used up.
  const used = await world().db.asProvider((tx) =>
    tx.execute(
      `update rate_limit set points = 290 where key = 'login-company:mekong1' and points between 50 and 200`,
    ),
  )
  expect(used).toBe(1)
  const sprayed = await statuses(many(20, (at) => trySignIn(CODE, `S-${at}`, 'Champa2026', `10.1.${at}.1`)))
  expect([count(sprayed, 401), count(sprayed, 429)]).toEqual([10, 10])
  expect((await trySignIn(CODE, 'E-2', PASSWORD, '203.0.113.251')).statusCode).toBe(429)
  expect((await trySignIn(CODE, 'E-7', PASSWORD, '198.51.100.7')).statusCode).toBe(200)
  expect((await trySignIn(OTHER_CODE, 'E-1', PASSWORD, '203.0.113.252')).statusCode).toBe(200)
})

test('employees of a suspended company, leavers and hidden employees cannot sign in with a correct password', async () => {
  const left = await addPerson({ number: 'L-1', companyId: 2, phone: '+8562022400000' })
  const setEnd = (column: string, value: string) =>
    world().db.inCompany(2, (tx) =>
      tx.execute(`update employee set ${column} = ${value} where company_id = 2 and id = $1`, [left]),
    )
  const codes = async () => [
    (await trySignIn(OTHER_CODE, 'L-1', PASSWORD)).json().code,
    (await trySignIn(OTHER_CODE, '020 2240 0000', PASSWORD)).json().code,
  ]
  await setEnd('end_date', 'today_in_laos()')
  expect(await codes()).toEqual([undefined, undefined])
  await setEnd('end_date', 'today_in_laos() - 1')
  expect(await codes()).toEqual(['account_disabled', 'invalid_credentials'])
  await setEnd('end_date', 'null')
  await setEnd('deleted_at', 'now()')
  expect(await codes()).toEqual(['invalid_credentials', 'invalid_credentials'])
  await setEnd('deleted_at', 'null')
  const setStatus = (status: string) =>
    world().db.asProvider((tx) => tx.execute(`update company set status = $1 where company_id = 2`, [status]))
  await setStatus('suspended')
  expect(await codes()).toEqual(['company_suspended', 'company_suspended'])
  await setStatus('active')
})
