import type { FastifyInstance } from 'fastify'
import { accessEndpoints, authenticate, createAccount, seedAccess } from '#features/access/server/index.ts'
import { payItemEndpoints } from '#features/pay-items/server/index.ts'
import { seedStatutoryValues } from '#features/statutory-values/server/index.ts'
import type { TestDatabase } from '#kit/database/testing.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { type Jobs, startJobs } from '#kit/server/jobs.ts'
import { mailJobs } from '#kit/server/mail/queue-mail.ts'
import { createTestHttpServer, testLog } from '#kit/server/testing.ts'
import { payrollEndpoints, payrollJobs, readClosedRuns } from './index.ts'

/** Three employees of company 1 (1001 with a raise in May, 1002 plain, 1003 without a salary) and one of company 2. */
const PEOPLE = `
  insert into company (company_id, name, address) values (1, 'Mekong', 'Vientiane'), (2, 'Nam Ngum', 'Vangvieng');
  select set_config('app.company_id', '1', false);
  insert into company_setting (company_id) values (1);
  insert into bank (id, short_name, name_la, name_en) overriding system value values (1, 'BCEL', 'ທຄຕລ', 'BCEL');
  insert into department (company_id, id, name) overriding system value values (1, 1, 'Sales'), (1, 2, 'Kitchen');
  insert into employee (company_id, id, emp_number, name, surname, en_name, en_surname, gender, birth_date, department_id,
    start_date, end_date, sso_number, bank_id, bank_account_name, bank_account) overriding system value values
    (1, 1, '1001', 'ຄຳຫຼ້າ', 'ວົງສາ', 'Khamla', 'Vongsa', 'male', '1990-02-03', 1, '2020-01-06', null, '0012', 1, 'KHAMLA', '0101 2200'),
    (1, 2, '1002', 'ນ້ຳຝົນ', 'ໄຊຍະ', 'Namfon', 'Xaiya', 'female', '1995-05-06', 2, '2026-04-16', null, '0013', null, '', ''),
    (1, 3, '1003', 'ສົມ', 'ບຸນ', 'Som', 'Boun', 'male', null, null, '2021-01-01', null, '', null, '', '');
  insert into salary (company_id, employee_id, effective_date, base_salary, reason) values
    (1, 1, '2020-01-06', 5000000, 'hire'), (1, 1, '2026-05-16', 6000000, 'adjustment'), (1, 2, '2026-04-16', 3000000, 'hire');
  select set_config('app.company_id', '2', false);
  insert into company_setting (company_id) values (2);
  insert into employee (company_id, id, emp_number, name, start_date) overriding system value
    values (2, 9, '9001', 'ອື່ນ', '2020-01-01');
  insert into salary (company_id, employee_id, effective_date, base_salary, reason) values (2, 9, '2020-01-01', 4000000, 'hire');
  alter table employee alter column id restart with 100;
`

/** A payroll user who cannot see bank accounts. */
const CLERK = `with clerk as (
    insert into role (name, display_name_la, display_name_en, side) values ('clerk', 'clerk', 'clerk', 'company') returning id)
  insert into role_permission (role_id, permission_id) select clerk.id, p.id from clerk, permission p where p.name = 'view-payroll'`

const PASSWORD = 'Champa-2026!'
const emailOf = (name: string) => `${name}@champa.test`
/** Name, company, employee. */
const ACCOUNTS = [
  ['admin', 1, null],
  ['second', 1, null],
  ['third', 1, null],
  ['clerk', 1, null],
  ['stranger', 2, null],
  ['khamla', 1, 1],
  ['namfon', 1, 2],
  ['provider', null, null],
] as const

export interface World {
  app: FastifyInstance
  jobs: Jobs
  /** Bearer tokens by account. */
  tokens: Record<(typeof ACCOUNTS)[number][0], string>
  close(): Promise<void>
}

/** The payroll calls over HTTP with the real queue, and one session for each of these users. */
export async function openWorld(db: TestDatabase, more: readonly Endpoint[] = []): Promise<World> {
  await db.asOwner((client) => client.query(PEOPLE))
  await db.asProvider(async (tx) => {
    await seedAccess(tx)
    await seedStatutoryValues(tx)
    await tx.execute(CLERK)
    for (const [name, companyId, employeeId] of ACCOUNTS) {
      const staff = companyId === null ? 'superadmin' : name === 'clerk' ? 'clerk' : 'companyadmin'
      const roles = [employeeId === null ? staff : 'employee']
      await createAccount(tx, {
        email: emailOf(name),
        name,
        password: PASSWORD,
        companyId,
        employeeId,
        roles,
      })
    }
  })
  const jobs = await startJobs(db, [...payrollJobs(), ...mailJobs({ smtpUrl: undefined, from: '' })], testLog)
  const app = await createTestHttpServer({
    db,
    jobs,
    endpoints: [...accessEndpoints(db), ...payItemEndpoints(readClosedRuns), ...payrollEndpoints, ...more],
    authenticate: (token) => authenticate(db, token),
  })
  const signIn = async (name: string): Promise<string> => {
    const payload = { email: emailOf(name), password: PASSWORD }
    return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().access_token
  }
  const signed = ACCOUNTS.map(async ([name]) => [name, await signIn(name)] as const)
  const tokens = Object.fromEntries(await Promise.all(signed)) as World['tokens']
  return {
    app,
    jobs,
    tokens,
    async close() {
      await app.close()
      await jobs.stop()
    },
  }
}

/** One call of one user, with the unchanged body. */
export async function call(
  world: World,
  who: keyof World['tokens'],
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await world.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${world.tokens[who]}`, 'accept-language': 'en' },
    ...(body ? { payload: body } : {}),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, bytes: answer.rawPayload, answer }
}

/** Requests a calculation and waits until it is over. */
export async function calculate(world: World, id: number, who: keyof World['tokens'] = 'admin') {
  const started = await call(world, who, 'POST', `/payrolls-item/${id}/calculate`)
  if (started.status !== 200) throw new Error(`calculate: ${started.status} ${JSON.stringify(started.json)}`)
  for (;;) {
    const { json } = await call(world, 'admin', 'GET', `/payrolls-item/${id}/progress`)
    if (!['queued', 'running'].includes(json.data.status)) return json.data
  }
}

/** Asks for a comparison of the locked runs with today and waits until it is over: the state afterwards. */
export async function compareNow(world: World) {
  let answer = await call(world, 'admin', 'POST', '/payroll-difference/check')
  while (['waiting', 'running'].includes(answer.json.data.check.state))
    answer = await call(world, 'admin', 'GET', '/payroll-difference/state')
  if (answer.json.data.check.state !== 'done') throw new Error(JSON.stringify(answer.json))
  return answer
}

export async function newRun(world: World, month: string, more: object = {}): Promise<number> {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const body = { title: `Month ${month}`, from_date: `${month}-01`, to_date: `${month}-${last}`, ...more }
  const { status, json } = await call(world, 'admin', 'POST', '/payrolls-item', body)
  if (status !== 200) throw new Error(`create: ${status} ${JSON.stringify(json)}`)
  return json.data.id
}
