import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { createCompany } from '#features/companies/server/index.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { audit } from '#kit/server/audit.ts'
import { createTestHttpServer } from '#kit/server/testing.ts'
import { featureRecords } from '#server/feature-records.ts'
import { featureWords } from '#server/features.ts'
import type { LogEntry } from '../contract.ts'
import { activityLogEndpoints } from './index.ts'

const ACTOR = { accountId: null, name: 'test' }
const PASSWORD = 'Champa-2026!'
const ROLES = {
  reader: ['view-activity-logs'],
  personnel: ['view-activity-logs', 'view-employee'],
  salaries: ['view-activity-logs', 'view-salary'],
  banks: ['view-activity-logs', 'view-bank-account'],
  accountant: ['view-activity-logs', 'view-payroll'],
  leader: [
    'view-activity-logs',
    'view-e-leave',
    'view-overtime',
    'view-clock-in-out-correction',
    'view-e-approval',
  ],
}
const database = withTestDatabase()
let app: FastifyInstance

const employee = {
  ...{ name: 'Noy', birth_date: '1990-04-05', card_id: 'C-7731', base_salary: 5_100_001 },
  ...{ bank_account: '0102-998', benefits: { 3: 700_001 }, contacts: [{ type: 'phone', value: '555-8801' }] },
  ...{ sso_number: 'SSO-66', tax_number: '1234-77', village: 'Phonxay', province_code: '17' },
  ...{ province: { name_en: 'Attapeu' }, emergency_contact: 'Mother 555-8802', resigned_reason: 'Illness' },
  salaries: [{ effective_date: '2026-01-01', salary: 5_100_001, reason: 'hire' }],
}
const changed = { ...employee, name: 'Noi', base_salary: 6_200_002, bank_account: '0102-111' }
const adjustments = [{ emp_number: 'E-1', base_salary: 7_300_003 }]
const run = { title: 'April', sums: { net: 88_400_004, gross: 99_500_005 } }
const PERSONAL = [
  ...['C-7731', '1990-04-05', '555-8801', 'SSO-66', '1234-77', 'Phonxay', 'Attapeu', '555-8802', 'Illness'],
]
const PAY = ['5100001', '6200002', '700001', '7300003']
const ACCOUNTS = ['0102-998', '0102-111']
const SECRETS = [...PERSONAL, ...PAY, ...ACCOUNTS]
const SUMS = ['88400004', '99500005']
const difference = { employee_id: 3, amount: 1_650_006, reason: 'Raise of October' }
const hold = { run_id: 1, employee_id: 3, reason: 'Court order 77' }
const rules = { rules: { deductions: [{ name: 'Loan', amount: 60_000_007, employees: ['E-9021'] }] } }
const layout = { name: 'BCEL corporate', columns: [{ source: 'fixed', text: '010-12-00-8' }] }
const leave = {
  employee_id: 3,
  leave_type_id: 73731,
  detail: 'Operation of the heart',
  start_date: '2026-04-02',
}
const wish = { employee_id: 3, village_id: 'Nongduang', contacts: [{ value: '555-8803' }], reason: 'Divorce' }
const OF_REQUESTS = [
  'Dismissal of E-77',
  '73731',
  'Operation of the heart',
  'Court date',
  'Doctor',
  'Forgot my card',
]
const OF_WISHES = ['Nongduang', '555-8803', 'Divorce']
const OF_PAYROLL = ['1650006', 'Raise of October', 'Court order 77', '60000007', 'E-9021', '010-12-00-8']

beforeAll(async () => {
  const db = database()
  const companyId = await db.asProvider(async (tx) => {
    await seedAccess(tx)
    const id = await createCompany(tx, { name: 'Mekong' }, ACTOR)
    for (const [name, permissions] of Object.entries(ROLES)) {
      await tx.execute(
        `insert into role (name, display_name_la, display_name_en, side) values ($1, $1, $1, 'company')`,
        [name],
      )
      await tx.execute(
        `insert into role_permission select r.id, p.id from role r, permission p where r.name = $1 and p.name = any($2)`,
        [name, permissions],
      )
      const email = `${name}@champa.test`
      await createAccount(tx, { name, email, password: PASSWORD, companyId: id, roles: [name] })
    }
    return id
  })
  await db.inCompany(companyId, async (tx) => {
    const log = (entity: string, before: unknown, after: unknown) =>
      audit(tx, companyId, ACTOR, { action: 'update', entity, entityId: 1, before, after })
    await log('employee', employee, changed)
    await log('salary_adjustment', null, adjustments)
    await log('payroll_run', null, run)
    await log('pay_difference', { status: 'open' }, difference)
    await log('payslip_hold', null, hold)
    await log('company_rules', null, rules)
    await log('bank_layout', null, layout)
    await log('leave_request', null, leave)
    await log('leave_request', { status: 'pending' }, { status: 'rejected', reason: 'Court date' })
    await log('overtime_request', null, { employee_id: 3, remark: 'Doctor' })
    await log('scan_correction', null, { employee_id: 3, reason: 'Forgot my card' })
    await log('profile_change', null, wish)
    await log('approval', null, { employee_id: 3, title: 'Dismissal of E-77' })
  })
  const endpoints = [
    ...accessEndpoints(db),
    ...activityLogEndpoints({ words: featureWords, records: featureRecords }),
  ]
  app = await createTestHttpServer({ db, endpoints, authenticate: (token) => authenticate(db, token) })
})
afterAll(() => app.close())

async function logOf(role: keyof typeof ROLES): Promise<LogEntry[]> {
  const payload = { email: `${role}@champa.test`, password: PASSWORD }
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const headers = { authorization: `Bearer ${signedIn.json().access_token}` }
  return (await app.inject({ url: '/api/company/log', headers })).json().data
}
const entryOf = (log: LogEntry[], entity: string) => log.find((entry) => entry.entity === entity)
const visibleIn = (log: LogEntry[], values: string[]) =>
  values.filter((value) => JSON.stringify(log).includes(value))

test('a user who can only read the log sees no salary, bank account, payroll sum, identity document, address, contact or number of an employee', async () => {
  const log = await logOf('reader')
  expect(visibleIn(log, [...SECRETS, ...SUMS])).toEqual([])
  expect(entryOf(log, 'employee')).toMatchObject({
    before: { name: 'Noy' },
    after: { name: 'Noi' },
    withheld: ['base_salary', 'bank_account'],
  })
  expect(entryOf(log, 'payroll_run')).toMatchObject({ after: { title: 'April' }, withheld: ['sums'] })
})

test('each permission shows its own values: personal data, salaries, bank accounts', async () => {
  for (const [role, values] of [
    ['personnel', PERSONAL],
    ['salaries', PAY],
    ['banks', ACCOUNTS],
  ] as const)
    expect([role, visibleIn(await logOf(role), [...SECRETS, ...SUMS])]).toEqual([role, values])
  expect(entryOf(await logOf('salaries'), 'employee')?.withheld).toEqual(['bank_account'])
  expect(entryOf(await logOf('banks'), 'employee')?.withheld).toEqual(['base_salary'])
})

test('view-payroll shows payroll sums but no values of employees', async () => {
  const log = await logOf('accountant')
  expect(visibleIn(log, SUMS)).toEqual(SUMS)
  expect(visibleIn(log, SECRETS)).toEqual([])
})

test('pay differences, reasons of held payslips, pay rules and layouts of bank files need view-payroll', async () => {
  for (const role of ['reader', 'personnel', 'salaries', 'banks'] as const)
    expect([role, visibleIn(await logOf(role), OF_PAYROLL)]).toEqual([role, []])
  expect(visibleIn(await logOf('accountant'), OF_PAYROLL)).toEqual(OF_PAYROLL)
})

test('reasons and types of leave, remarks, and what employees ask to change need the permission to see it', async () => {
  for (const role of ['reader', 'accountant'] as const)
    expect([role, visibleIn(await logOf(role), [...OF_REQUESTS, ...OF_WISHES])]).toEqual([role, []])
  expect(visibleIn(await logOf('leader'), [...OF_REQUESTS, ...OF_WISHES])).toEqual(OF_REQUESTS)
  expect(visibleIn(await logOf('personnel'), [...OF_REQUESTS, ...OF_WISHES])).toEqual(OF_WISHES)
  expect(entryOf(await logOf('reader'), 'profile_change')?.after).toEqual({ employee_id: 3 })
})
