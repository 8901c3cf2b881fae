import { setTimeout as wait } from 'node:timers/promises'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { loadCompany } from '../fixture/load-company.ts'
import { HttpClient } from '../processes/http-client.ts'
import { addAccount, type Served, withServer } from '../processes/with-server.ts'
import { percentile } from '../statistics.ts'

const BUSY_RATIO = 2
const WARM_UP = 20
const CALLS_A_PHASE = 25

type Account = { email: string; password: string }
type Times = Map<string, number[]>

/**
 * Four calls of one company while two other companies of 1,000 people calculate without pause, against the same
 * calls on an idle server: idle, busy, busy, idle, and so on, so that other work of the machine affects both
 * equally.
 */
export async function measureBusyServer(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const busyCompanies = [await loadCompany(world.db, 'ຄິດໄລ່ 1'), await loadCompany(world.db, 'ຄິດໄລ່ 2')]
  const account = await addAccount(world.db, {
    companyId: company.id,
    roles: ['companyadmin'],
    employeeId: null,
  })
  return withServer(world, company.id, async (served) => {
    const clients = await Promise.all(busyCompanies.map((other) => signIn(world, served, other)))
    const idle: Times = new Map()
    const busy: Times = new Map()
    await askAll(served, account, new Map(), WARM_UP)
    let calculations = 0
    const askBusy = async () => {
      const stopping = new AbortController()
      const working = busyCompanies.map((other, at) =>
        calculate(clients[at] as HttpClient, other, stopping.signal),
      )
      await askAll(served, account, busy, CALLS_A_PHASE)
      stopping.abort()
      for (const count of await Promise.all(working)) calculations += count
    }
    for (let round = 0; round < rounds; round += 1) {
      const askIdle = () => askAll(served, account, idle, CALLS_A_PHASE)
      for (const ask of round % 2 === 0 ? [askIdle, askBusy] : [askBusy, askIdle]) await ask()
    }
    for (const client of clients) client.close()
    return [...figuresOf(idle, busy), { name: 'calculations meanwhile', value: calculations, unit: '' }]
  })
}

async function signIn({ db }: BenchDatabase, { url }: Served, { id }: Company): Promise<HttpClient> {
  const client = new HttpClient(url)
  const { email, password } = await addAccount(db, {
    companyId: id,
    roles: ['companyadmin'],
    employeeId: null,
  })
  await client.signIn(email, password)
  return client
}

/** Calculates one run after the other until the signal; returns how many were finished. */
async function calculate(client: HttpClient, { runId }: Company, signal: AbortSignal): Promise<number> {
  const run = `/api/payrolls-item/${runId}`
  let count = 0
  while (!signal.aborted) {
    await client.call('POST', `${run}/calculate`)
    for (let status = ''; status !== 'done'; ) {
      await wait(100)
      status = (await client.json<{ data: { status: string } }>('GET', `${run}/progress`)).data.status
      if (status === 'failed') throw new Error('a calculation failed')
    }
    count += 1
  }
  return count
}

/** Makes one call of each kind in turn and records the milliseconds. */
async function askAll({ client }: Served, account: Account, times: Times, count: number): Promise<void> {
  const page = await client.json<{ data: { id: number }[] }>('GET', '/api/employee?per_page=25')
  const id = page.data[0]?.id
  const stored = await client.json<{ data: Record<string, unknown> }>('GET', `/api/employee/${id}`)
  let employee = stored.data
  const note = (name: string, milliseconds: number) =>
    times.set(name, [...(times.get(name) ?? []), milliseconds])
  for (let index = 0; index < count; index += 1) {
    note(
      'list of employees',
      (await client.call('GET', `/api/employee?per_page=25&page=${index + 1}`)).milliseconds,
    )
    const saved = await client.call('PUT', `/api/employee/${id}`, { ...employee, surname: `ນາມ ${index}` })
    employee = JSON.parse(saved.bytes.toString('utf8')).data
    note('save an employee', saved.milliseconds)
    note('sign-in', (await client.call('POST', '/api/auth/login', account)).milliseconds)
    note('health', (await client.call('GET', '/health')).milliseconds)
  }
}

function figuresOf(idle: Times, busy: Times): Figure[] {
  return [...idle].flatMap(([name, quiet]) => {
    const loud = busy.get(name) ?? []
    return [0.5, 0.95, 0.99].flatMap((share) => {
      const [before, during] = [percentile(quiet, share), percentile(loud, share)]
      const p = `p${share * 100}`
      return [
        { name: `${name}, ${p}, idle`, value: before, unit: 'ms' },
        { name: `${name}, ${p}, payrolls running`, value: during, unit: 'ms' },
        { name: `${name}, ${p}, running to idle`, value: during / before, unit: 'ratio', goal: BUSY_RATIO },
      ]
    })
  })
}
