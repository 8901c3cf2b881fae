import { afterAll, beforeAll } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { addDays, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import { type Asker, type Call, PASSWORD, type TwoCompanies } from './two-companies.test-data.ts'

/** The people of the team, each an employee of one department of the first company with these roles. */
const PEOPLE = {
  /** Asks for leave and overtime. */
  asker: ['employee'],
  /** The line manager of the others. */
  manager: ['employee', 'linemanager'],
  hr: ['employee', 'hrmanager'],
  /** A colleague without a role. */
  deputy: ['employee'],
  director: ['employee', 'director'],
} as const satisfies Record<string, readonly string[]>
export type Person = keyof typeof PEOPLE

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered
type Answer = { status: number; data: any; [key: string]: any }

/**
 * The first company with a line manager, HR and people who ask, signed in. Its employees have a shift on weekdays. `as` makes a call as one
 * of them or as a user of the two companies.
 */
export function withTeam() {
  let world: TwoCompanies
  const tokens = new Map<Person, string>()
  const ids = new Map<Person, number>()
  const companyId = () => world.companies[0]
  const rows = (sql: string, ...values: unknown[]) =>
    world.db.inCompany(companyId(), (tx) => tx.unknownRows(sql, [companyId(), ...values]))

  beforeAll(async () => {
    world = await openCompanies()
    const people = await rows(
      `select id from employee e where company_id = $1 and end_date is null and not exists (
         select from account a where a.company_id = $1 and a.employee_id = e.id) order by id limit ${Object.keys(PEOPLE).length}`,
    )
    for (const [at, [name, roles]] of Object.entries(PEOPLE).entries()) {
      const person = name as Person
      const employeeId = people[at]?.id as number
      ids.set(person, employeeId)
      const email = `${name}@team.test`
      const account = { email, name, password: PASSWORD, companyId: companyId(), employeeId, roles }
      await world.db.asProvider((tx) => createAccount(tx, account))
      tokens.set(person, await signIn(email))
    }
    // One department, and the manager leads the others.
    const all = [...ids.values()]
    await rows(
      `update employee set department_id = (select department_id from employee where company_id = $1 and id = $2)
      where company_id = $1 and id = any($3)`,
      all[0],
      all,
    )
    await rows(`update employee set manager_id = null, is_line_manager = false where company_id = $1`)
    await rows(
      'update employee set manager_id = $2 where company_id = $1 and id = any($3)',
      id('manager'),
      all.filter((one) => one !== id('manager')),
    )
  })
  afterAll(() => world?.close())

  async function signIn(email: string): Promise<string> {
    const payload = { email, password: PASSWORD }
    const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    return answer.json().access_token
  }

  function id(person: Person): number {
    return ids.get(person) as number
  }

  async function as(
    who: Person | Asker,
    method: Call['method'],
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const token = tokens.get(who as Person)
    const call = { method, url: `/api${url}`, ...(payload && { payload }) }
    const answer = token
      ? await world.app.inject({
          ...call,
          headers: { 'accept-language': 'en', authorization: `Bearer ${token}`, ...headers },
        })
      : await world.as(who as Asker, { ...call, headers })
    return { status: answer.statusCode, ...answer.json() }
  }

  /** Weekdays from a week ahead on, so that no test is about days that are over. */
  const weekday = (at: number): string => {
    let day = addDays(todayInLaos(), 7)
    for (let found = -1; ; day = addDays(day, 1)) {
      if (weekdayOf(day) <= 5) found++
      if (found === at) return day
    }
  }

  /** Adds a kind of leave of the company with so many days a year, and returns its id. */
  const leaveType = async (name: string, amount: number): Promise<number> =>
    (await as('admin', 'POST', '/vacation', { name, category: 'other', amount, is_paid: true })).data.id

  const setting = (values: Record<string, unknown>) =>
    rows(
      `update company_setting set ${Object.keys(values)
        .map((name, at) => `${name} = $${at + 2}`)
        .join(', ')} where company_id = $1`,
      ...Object.values(values),
    )

  let type: number | undefined
  let asked = 0
  /** An employee asks for the next weekday that nobody has asked for yet. */
  async function askLeave(who: Person = 'asker', more: object = {}) {
    type ??= await leaveType('Team leave', 300)
    const day = weekday(asked++)
    const days = { start_date: day, end_date: day, part: 'full', detail: 'Wedding' }
    const answer = await as(who, 'POST', '/employee/leave', { leave_type_id: type, ...days, ...more })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer))
    return answer.data
  }

  /** The outcome for one request. */
  async function decide(who: Person | Asker, requestId: number, verdict = 'approved', more: object = {}) {
    const answer = await as(who, 'POST', '/requests/decide', { ids: [requestId], verdict, ...more })
    return answer.status === 200 ? answer.data[0] : answer
  }

  /** What waits for somebody, as ids of requests. */
  const inbox = async (who: Person | Asker, query = ''): Promise<number[]> =>
    (await as(who, 'GET', `/requests/inbox?per_page=200${query}`)).data.map(
      ({ id: one }: { id: number }) => one,
    )

  return {
    world: () => world,
    companyId,
    rows,
    id,
    as,
    weekday,
    leaveType,
    setting,
    askLeave,
    decide,
    inbox,
    signIn,
  }
}
